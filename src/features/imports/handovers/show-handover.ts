import { calculateHandoverTerm } from '#domain/handover/handover-term.ts';
import type { MissingPart } from '#domain/handover/missing-parts.ts';
import type { Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { HandoverRow } from './repository.ts';

/** Converts a handover to its JSON form, with what is missing in the language of the reader. */
export function toHandover(row: HandoverRow, language: Language) {
  return {
    ...row,
    last_on: calculateHandoverTerm(row.mandate_ended_on),
    contents: [...row.contents],
    missing: row.missing.map((part) => ({ code: part.code, detail: sayMissing(part, language) })),
  };
}

/** Describes what is missing from the file of a building. */
export function sayMissing({ code, facts }: MissingPart, language: Language): string {
  return translate(language, `letter.handover.missing_part.${code}`, facts);
}
