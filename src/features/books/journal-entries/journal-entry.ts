import type { Language } from '#domain/kernel/language.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { NO_COST, type EntryWithCosts } from './shown-costs.ts';

/**
 * Converts an entry to its API representation. An entry changes only once: when it is reversed.
 * @param language of the reader, for texts of the service; undefined: that of the books
 */
export function toJournalEntry(
  {
    source_type,
    source_id,
    hash,
    lines,
    costs,
    description,
    translations,
    ...entry
  }: EntryWithCosts,
  language: Language | undefined,
) {
  return {
    ...entry,
    description: (language === undefined ? undefined : translations?.[language]) ?? description,
    source:
      source_type === null || source_id === null ? null : { type: source_type, id: source_id },
    hash: hash.toString('hex'),
    updated_at: entry.created_at,
    version: entry.reversed_by_id === null ? 1 : 2,
    lines: lines.map((line) => ({
      ...line,
      ...NO_COST,
      ...costs.get(line.line_number),
      debit: toEuro(line.debit_cents),
      credit: toEuro(line.credit_cents),
    })),
  };
}
