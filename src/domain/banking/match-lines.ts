import { DomainError } from '#domain/kernel/domain-error.ts';
import { formatEuro, sumCents, type Cents } from '#domain/kernel/money.ts';

/** Suspense account, for transactions that are not identified yet. */
export const SUSPENSE_ACCOUNT = '4990';

/** Purpose of a part of a transaction; the amount is signed as the transaction: positive is received. */
export type MatchLine =
  /** Paid by an owner, refunded to them, or their returned payment. */
  | { readonly owner_id: string; readonly payment_id?: string; readonly amount_cents: Cents }
  /** Paid to a supplier, returned to us, or refunded by them. */
  | { readonly expense_id: string; readonly amount_cents: Cents }
  | AccountLine
  | { readonly entry_id: string; readonly amount_cents: Cents };

/** On an account of the chart: a supplier's, or a cost split by a key. */
export interface AccountLine {
  readonly account_code: string;
  readonly supplier_id?: string;
  /** Undefined: General, for an account that is split. */
  readonly distribution_key_id?: string;
  /** Claim that the insurer pays, on 4996. */
  readonly claim_id?: string;
  readonly amount_cents: Cents;
}

/** A payment by an owner that the bank returned. */
export interface ReturnedPayment {
  readonly owner_id: string;
  /** Negative. */
  readonly amount_cents: Cents;
}

/** The lines of a match by purpose; several parts paid by one owner are one payment. */
export interface SortedLines {
  /** Payments by owners. */
  readonly owners: ReadonlyMap<string, Cents>;
  /** Refunds to owners, negative. */
  readonly refunds: ReadonlyMap<string, Cents>;
  /** By payment. */
  readonly returned: ReadonlyMap<string, ReturnedPayment>;
  /** By expense: negative for paid; positive for a returned payment or a refunded credit note. */
  readonly expenses: ReadonlyMap<string, Cents>;
  readonly accounts: readonly AccountLine[];
  /** Entries that are already booked. */
  readonly entries: ReadonlyMap<string, Cents>;
}

type Direction = 'received' | 'paid';

/**
 * Groups the lines that a transaction is split into. Refuses unbalanced_match: with `sum`, if they do not
 * add up to the transaction; with `direction`, for a refund to an owner out of money received, or several
 * purposes for one owner. For an expense, its kind decides the direction.
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
    if (!fitsDirection(line, direction)) throw wrongDirection(index);
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
    at: ['lines'],
  });
}

function wrongDirection(index: number): DomainError {
  const at = ['lines', index, 'amount'];
  return new DomainError('unbalanced_match', { reason: 'direction', at });
}

/** A payment by an owner fits a transaction in either direction; refunds and returns require money paid. */
function fitsDirection(line: MatchLine, direction: Direction): boolean {
  const { amount_cents } = line;
  if ('account_code' in line || 'entry_id' in line) return true;
  if ('expense_id' in line) return amount_cents !== 0;
  if (line.payment_id === undefined && amount_cents > 0) return true;
  return amount_cents < 0 && direction === 'paid';
}

/** The books record what a payment credited by owner and entry, so each owner has only one purpose. */
function checkOnce({ owners, refunds, returned }: Omit<SortedLines, 'accounts'>): void {
  const named = [
    ...owners.keys(),
    ...refunds.keys(),
    ...[...returned.values()].map(({ owner_id }) => owner_id),
  ];
  if (new Set(named).size === named.length) return;
  throw new DomainError('unbalanced_match', { reason: 'direction', at: ['lines'] });
}

function add(sums: Map<string, Cents>, key: string, amount: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function addLine(lines: Map<string, AccountLine>, line: AccountLine): void {
  const { account_code, supplier_id = '', distribution_key_id = '', claim_id = '' } = line;
  const key = `${account_code} ${supplier_id} ${distribution_key_id} ${claim_id}`;
  const before = lines.get(key)?.amount_cents ?? 0;
  lines.set(key, { ...line, amount_cents: before + line.amount_cents });
}
