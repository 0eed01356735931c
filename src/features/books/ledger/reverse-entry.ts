import { isDistributed } from '#domain/costs/cost-line.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import type { Change } from '#platform/followers.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { renderServiceText, type ServiceText } from './entry-texts.ts';
import type { LockedLedger } from './locked-ledger.ts';
import { postEntry, type PostedEntry } from './posting.ts';
import type { FullEntry } from './repository.ts';

/** An entry that was reversed, and its reversal. */
export interface ReversedEntry {
  readonly reversed_id: string;
  readonly reversal: PostedEntry & { readonly entry_date: LocalDate };
}

/** Announced when an entry with costs that the owners bear is reversed. */
export const entryReversed: Change<ReversedEntry> = { name: 'EntryReversed' };

/** Announced when an Opening entry is reversed; what was taken over with it ends. */
export const openingReversed: Change<ReversedEntry> = { name: 'OpeningReversed' };

/**
 * Posts the mirror image of an entry in the caller's transaction, in the same journal and with the same
 * source, so that the same permissions apply to both. An entry can be reversed once; reversing the
 * reversal once restores the first. Refuses already_reversed.
 * @param entry as read under the ledger lock
 */
export async function reverseEntry(
  ctx: TenantContext,
  ledger: LockedLedger,
  entry: FullEntry,
  {
    entry_date: entryDate,
    description,
  }: {
    readonly entry_date: LocalDate;
    readonly description?: string | ServiceText | undefined;
  },
): Promise<PostedEntry> {
  if (entry.reversed_by_id !== null)
    throw new DomainError('already_reversed', { reversed_by_id: entry.reversed_by_id });
  const category = entry.lines.find((line) => line.category !== '')?.category;
  const words = description ?? (await reversalText(ctx, entry));
  const reversal = await postEntry(ctx, ledger, {
    building_id: entry.building_id,
    entry_date: entryDate,
    journal: entry.journal,
    description: words,
    lines: reverseLines(entry.lines),
    reverses_id: entry.id,
    corrects_fiscal_year: entry.corrects_fiscal_year,
    ...(category === undefined ? {} : { category }),
    ...(entry.source_type === null || entry.source_id === null
      ? {}
      : { source: { type: entry.source_type, id: entry.source_id } }),
  });
  const facts = { reversed_id: entry.id, reversal: { ...reversal, entry_date: entryDate } };
  if (entry.lines.some(({ account_code }) => isDistributed(account_code))) {
    await ctx.announce(entryReversed, facts);
  }
  if (entry.journal === 'Opening') await ctx.announce(openingReversed, facts);
  return reversal;
}

async function reversalText(
  ctx: TenantContext,
  { building_id, sequence, description, translations }: FullEntry,
): Promise<ServiceText> {
  const language = await findBuildingLanguage(ctx.db, building_id);
  return renderServiceText(language, 'ledger.reversal', (one) => ({
    sequence,
    description: translations?.[one] ?? description,
  }));
}
