import { DomainError } from '#domain/kernel/domain-error.ts';
import { formatEuro, sumCents, type Cents } from '#domain/kernel/money.ts';

/** Suspense: what nobody knows yet. */
export const SUSPENSE_ACCOUNT = '4990';

/** What a part of a transaction is for, signed as the transaction: positive where it was received. */
export type MatchLine =
  | { readonly owner_id: string; readonly amount_cents: Cents }
  | { readonly expense_id: string; readonly amount_cents: Cents }
  | { readonly account_code: string; readonly amount_cents: Cents }
  | { readonly entry_id: string; readonly amount_cents: Cents };

/** The lines of a match by what they are for: what one owner paid in several parts is one payment. */
export interface SortedLines {
  readonly owners: ReadonlyMap<string, Cents>;
  readonly expenses: ReadonlyMap<string, Cents>;
  readonly accounts: ReadonlyMap<string, Cents>;
  /** Entries that are booked already. */
  readonly entries: ReadonlyMap<string, Cents>;
}

/**
 * The lines that a transaction is split into. Refuses unbalanced_match: with `sum`, unless they add up
 * to the transaction; with `direction`, an owner to whom money went or an expense from which it came.
 */
export function sortLines(lines: readonly MatchLine[], amount: Cents): SortedLines {
  const sum = sumCents(lines.map(({ amount_cents }) => amount_cents));
  if (sum !== amount) {
    throw new DomainError('unbalanced_match', {
      reason: 'sum',
      amount: formatEuro(amount),
      sum: formatEuro(sum),
      pointer: '/body/lines',
    });
  }
  const sorted = {
    owners: new Map<string, Cents>(),
    expenses: new Map<string, Cents>(),
    accounts: new Map<string, Cents>(),
    entries: new Map<string, Cents>(),
  };
  for (const [index, line] of lines.entries()) {
    const isEither = 'account_code' in line || 'entry_id' in line;
    const isFitting = isEither || line.amount_cents > 0 === 'owner_id' in line;
    if (!isFitting) {
      const pointer = `/body/lines/${index}/amount`;
      throw new DomainError('unbalanced_match', { reason: 'direction', pointer });
    }
    if ('owner_id' in line) add(sorted.owners, line.owner_id, line.amount_cents);
    else if ('expense_id' in line) add(sorted.expenses, line.expense_id, line.amount_cents);
    else if ('account_code' in line) add(sorted.accounts, line.account_code, line.amount_cents);
    else add(sorted.entries, line.entry_id, line.amount_cents);
  }
  return sorted;
}

function add(sums: Map<string, Cents>, key: string, amount: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
