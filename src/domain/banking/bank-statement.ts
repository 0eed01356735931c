import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** What the bank's own code says a transaction is; Other: nothing that decides how it is booked. */
export const TRANSACTION_NATURES = ['Costs', 'Interest', 'Return', 'OwnTransfer', 'Other'] as const;
export type TransactionNature = (typeof TRANSACTION_NATURES)[number];

/** One movement of an account, as a bank booked it. */
export interface BankTransaction {
  /** Where it stands in its statement: the same whenever the file is read. */
  readonly position: string;
  readonly booked_on: LocalDate;
  readonly value_date: LocalDate | null;
  /** Positive: received. */
  readonly amount_cents: Cents;
  readonly counterparty_name: string | null;
  readonly counterparty_iban: string | null;
  readonly communication: string | null;
  /** The twelve digits of a Belgian one, or a reference of ISO 11649. */
  readonly structured_communication: string | null;
  readonly end_to_end_id: string | null;
  /** As the bank gives it: eight digits in CODA, domain, family and sub-family in CAMT. */
  readonly code: string;
  readonly nature: TransactionNature;
  /** The bank's reason why a payment came back, such as AC04. */
  readonly return_reason: string | null;
}

/** What may be said of a movement by the total that it is part of. */
type ToldByTotal = Omit<BankTransaction, 'position' | 'booked_on' | 'value_date' | 'amount_cents'>;

/** A transaction as it is read. */
export interface ReadTransaction extends BankTransaction {
  /**
   * What its total says in its place; undefined: nothing. It stands beside, as a statement is known by
   * what each movement says itself.
   */
  readonly of_total?: Partial<ToldByTotal>;
}

/** What a file says of itself and does not hold: nothing is booked of it before a person looked. */
export type StatementFault =
  | { readonly code: 'wrong_count'; readonly stated: number; readonly found: number }
  | { readonly code: 'wrong_debit'; readonly stated_cents: Cents; readonly found_cents: Cents }
  | { readonly code: 'wrong_credit'; readonly stated_cents: Cents; readonly found_cents: Cents }
  | { readonly code: 'wrong_balance'; readonly stated_cents: Cents; readonly found_cents: Cents };

/** One statement of one account, whatever file it came in. */
export interface BankStatement {
  /** An IBAN where it is one, else the number as it stands there. */
  readonly account: string;
  readonly currency: string;
  /** Digits that count the statements of a year, or the bank's own name for it. */
  readonly number: string;
  readonly date: LocalDate;
  readonly opening_cents: Cents;
  readonly closing_cents: Cents;
  /** Parts of another statement's totals: nothing of its own. */
  readonly is_annex: boolean;
  readonly transactions: readonly ReadTransaction[];
  readonly faults: readonly StatementFault[];
}

/** What waits to be booked, with all that is said of it: the books have no entry for a movement of nothing. */
export function movingTransactions({
  transactions,
}: Pick<BankStatement, 'transactions'>): BankTransaction[] {
  return transactions
    .filter(({ amount_cents }) => amount_cents !== 0)
    .map(({ of_total, ...own }) => ({ ...own, ...of_total }));
}

/** What each movement says itself, by which a statement is known again. */
export function ownWords({ transactions }: Pick<BankStatement, 'transactions'>): BankTransaction[] {
  return transactions.map(({ of_total: _told, ...own }) => own);
}

/** Opening balance and movements against the closing balance. */
export function balanceFaults(
  opening: Cents,
  amounts: readonly Cents[],
  closing: Cents,
): StatementFault[] {
  const found = sumCents([opening, ...amounts]);
  if (found === closing) return [];
  return [{ code: 'wrong_balance', stated_cents: closing, found_cents: found }];
}
