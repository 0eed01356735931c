import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** An entry that an auditor may select. */
export interface Selectable {
  readonly entry_id: string;
  readonly amount_cents: Cents;
  readonly account_codes: readonly string[];
}

/** Selection of a sample: all parts add up. */
export interface SampleRequest {
  /** Selects all entries above this amount; null: none for their amount. */
  readonly above_cents: Cents | null;
  /** Number of further entries selected at random. */
  readonly random: number;
  /** Text from which the random entries follow; shown in the report. */
  readonly seed: string;
  /** Selects all entries of this account and its sub-accounts; null: none for their account. */
  readonly account_code: string | null;
}

/** Why a voucher is in a sample; Choice: the auditor marked it outside of one. */
export const SELECTED_FOR = ['Amount', 'Account', 'Random', 'Choice'] as const;
type SelectedFor = (typeof SELECTED_FOR)[number];

/** An entry of a sample. */
export interface Selected {
  readonly entry_id: string;
  readonly selected_for: Exclude<SelectedFor, 'Choice'>;
}

/**
 * Draws a sample of entries: all above an amount, all of an account, and n at random of the rest, in the
 * order of the entries. The same seed and entries give the same sample in any order of entry, and a larger n
 * keeps the entries of a smaller one.
 * Rule: random entries are those with the lowest hash of "seed/entry id" (FNV-1a of 64 bits over the UTF-8
 * bytes, mixed by splitmix64), so that anyone can repeat the draw.
 */
export function drawSample(entries: readonly Selectable[], request: SampleRequest): Selected[] {
  const { above_cents, account_code, random, seed } = request;
  const reasonOf = (entry: Selectable): Selected['selected_for'] | null => {
    if (above_cents !== null && Math.abs(entry.amount_cents) > above_cents) return 'Amount';
    const isOfAccount = (code: string) => account_code !== null && code.startsWith(account_code);
    return entry.account_codes.some(isOfAccount) ? 'Account' : null;
  };
  const reasons = new Map(entries.map((entry) => [entry.entry_id, reasonOf(entry)]));
  const drawn = new Set(
    entries
      .filter(({ entry_id }) => reasons.get(entry_id) === null)
      .map(({ entry_id }) => ({ entry_id, rank: hash(`${seed}/${entry_id}`) }))
      .sort((a, b) => compareRanks(a.rank, b.rank) || compareCodePoints(a.entry_id, b.entry_id))
      .slice(0, random)
      .map(({ entry_id }) => entry_id),
  );
  return entries.flatMap(({ entry_id }): Selected[] => {
    const selected_for = reasons.get(entry_id) ?? (drawn.has(entry_id) ? 'Random' : null);
    return selected_for === null ? [] : [{ entry_id, selected_for }];
  });
}

function compareRanks(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

function hash(text: string): bigint {
  let sum = FNV_START;
  for (const byte of new TextEncoder().encode(text)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * FNV_PRIME);
  }
  // The last bytes of a text hardly reach the upper bits of FNV, which decide the order.
  sum = BigInt.asUintN(64, (sum ^ (sum >> 30n)) * 0xbf58476d1ce4e5b9n);
  sum = BigInt.asUintN(64, (sum ^ (sum >> 27n)) * 0x94d049bb133111ebn);
  return sum ^ (sum >> 31n);
}
