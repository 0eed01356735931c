import { normaliseIban } from '#domain/kernel/identifiers.ts';
import { parseEuro, type Cents } from '#domain/kernel/money.ts';
import { listSearchWords } from '#domain/kernel/words.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';

/** Possible meanings of a search text. */
interface SearchMeanings {
  /** Folded; each must be part of a word of a result. */
  readonly words: readonly string[];
  readonly amount_cents: Cents | undefined;
  /** Twelve digits. */
  readonly communication: string | undefined;
  readonly iban: string | undefined;
}

/** Meanings of a search text, and the building whose records are searched. */
export interface SearchQuery extends SearchMeanings {
  /** Undefined for all buildings. */
  readonly building_id: string | undefined;
}

/**
 * Parses what a person typed to search: words, and an amount, payment reference or IBAN if it is
 * one.
 */
export function parseSearchQuery(text: string): SearchMeanings {
  return {
    words: listSearchWords(text),
    amount_cents: amountIn(text),
    communication: parseCommunication(text),
    iban: normaliseIban(text),
  };
}

const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/** Parses an amount as written in any of our languages: `1 234,56 €`, `1.234,56`, `1234.56`. */
function amountIn(text: string): Cents | undefined {
  const figures = text.replaceAll(/[\s€']|EUR/giu, '');
  const group = GROUPED.exec(figures)?.[1];
  if (group === undefined && !PLAIN.test(figures)) return undefined;
  const ungrouped = group === undefined ? figures : figures.replaceAll(group, '');
  return parseEuro(ungrouped.replace(',', '.'));
}

/** A search result. */
export interface SearchHit {
  /** Quality of the match: 3 exact, 2 begins with it, 1 a word begins with it, 0 contains it. */
  readonly rank: number;
}

/** Returns the best results of all kinds, ties in the order of the kinds. */
export function selectBestHits<Hit extends SearchHit>(
  found: readonly (readonly Hit[])[],
  limit: number,
): Hit[] {
  return found
    .flat()
    .sort((one, other) => other.rank - one.rank)
    .slice(0, limit);
}
