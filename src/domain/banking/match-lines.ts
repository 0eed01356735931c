import { DomainError } from '#domain/kernel/domain-error.ts';
import { formatEuro, sumCents, type Cents } from '#domain/kernel/money.ts';

/** Suspense: what nobody knows yet. */
export const SUSPENSE_ACCOUNT = '4990';

/** What a part of a transaction is for, signed as the transaction: positive where it was received. */
export type MatchLine =
  /** Paid by an owner, paid back to them, or their payment that came back. */
  | { readonly owner_id: string; readonly payment_id?: string; readonly amount_cents: Cents }
  /** Paid to a supplier, come back from them, or refunded by them. */
  | { readonly expense_id: string; readonly amount_cents: Cents }
  | AccountLine
  | { readonly entry_id: string; readonly amount_cents: Cents };

/** On an account of the chart: of a supplier, or a cost that is split by a key. */
export interface AccountLine {
  readonly account_code: string;
  readonly supplier_id?: string;
  /** Undefined: General, where it is split. */
  readonly distribution_key_id?: string;
  readonly amount_cents: Cents;
}

/** A payment of an owner that came back. */
export interface ReturnedPayment {
  readonly owner_id: string;
  /** Below zero. */
  readonly amount_cents: Cents;
}

/** The lines of a match by what they are for: what one owner paid in several parts is one payment. */
export interface SortedLines {
  /** What owners paid. */
  readonly owners: ReadonlyMap<string, Cents>;
  /** What was paid back to owners, below zero. */
  readonly refunds: ReadonlyMap<string, Cents>;
  /** By payment. */
  readonly returned: ReadonlyMap<string, ReturnedPayment>;
  /** What expenses cost, below zero; above, what came back of an invoice or was refunded of a note. */
  readonly expenses: ReadonlyMap<string, Cents>;
  readonly accounts: readonly AccountLine[];
  /** Entries that are booked already. */
  readonly entries: ReadonlyMap<string, Cents>;
}

type Direction = 'received' | 'paid';

/**
 * The lines that a transaction is split into. Refuses unbalanced_match: with `sum`, unless they add up
 * to the transaction; with `direction`, an owner who is paid with money that came, and an owner of whom
 * one transaction says several things. Which way money goes for an expense, its kind decides.
 */
export function sortLines(lines: readonly MatchLine[], amount: Cents): SortedLines {
  checkSum(lines, amount);
  const direction: Direction = amount > 0 ? 'received' : 'paid';
  const sorted = {
    owners: new Map<string, Cents>(),
    refunds: new Map<string, Cents>(),
    returned: new Map<string, ReturnedPayment>(),
    expenses: new Map<string, Cents>(),
    accounts: new Map<string, AccountLine>(),
    entries: new Map<string, Cents>(),
  };
  for (const [index, line] of lines.entries()) {
    const { amount_cents } = line;
    if (!fits(line, direction)) throw wrongDirection(index);
    if ('entry_id' in line) add(sorted.entries, line.entry_id, amount_cents);
    else if ('account_code' in line) addLine(sorted.accounts, line);
    else if ('expense_id' in line) add(sorted.expenses, line.expense_id, amount_cents);
    else if (line.payment_id === undefined) {
      add(amount_cents > 0 ? sorted.owners : sorted.refunds, line.owner_id, amount_cents);
    } else {
      if (sorted.returned.has(line.payment_id)) throw wrongDirection(index);
      sorted.returned.set(line.payment_id, { owner_id: line.owner_id, amount_cents });
    }
  }
  checkOnce(sorted);
  return { ...sorted, accounts: [...sorted.accounts.values()] };
}

function checkSum(lines: readonly MatchLine[], amount: Cents): void {
  const sum = sumCents(lines.map(({ amount_cents }) => amount_cents));
  if (sum === amount) return;
  throw new DomainError('unbalanced_match', {
    reason: 'sum',
    amount: formatEuro(amount),
    sum: formatEuro(sum),
    pointer: '/body/lines',
  });
}

function wrongDirection(index: number): DomainError {
  const pointer = `/body/lines/${index}/amount`;
  return new DomainError('unbalanced_match', { reason: 'direction', pointer });
}

/** An owner pays whatever the transaction comes to; what is paid back to them goes with it. */
function fits(line: MatchLine, direction: Direction): boolean {
  const { amount_cents } = line;
  if ('account_code' in line || 'entry_id' in line) return true;
  if ('expense_id' in line) return amount_cents !== 0;
  if (line.payment_id === undefined && amount_cents > 0) return true;
  return amount_cents < 0 && direction === 'paid';
}

/** The books know by owner, in one entry, what a payment credited: so it says one thing of each. */
function checkOnce({ owners, refunds, returned }: Omit<SortedLines, 'accounts'>): void {
  const named = [
    ...owners.keys(),
    ...refunds.keys(),
    ...[...returned.values()].map(({ owner_id }) => owner_id),
  ];
  if (new Set(named).size === named.length) return;
  throw new DomainError('unbalanced_match', { reason: 'direction', pointer: '/body/lines' });
}

function add(sums: Map<string, Cents>, key: string, amount: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function addLine(lines: Map<string, AccountLine>, line: AccountLine): void {
  const { account_code, supplier_id = '', distribution_key_id = '' } = line;
  const key = `${account_code} ${supplier_id} ${distribution_key_id}`;
  const before = lines.get(key)?.amount_cents ?? 0;
  lines.set(key, { ...line, amount_cents: before + line.amount_cents });
}
