import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Nature of a transaction by the bank's own code; Other does not decide how it is booked. */
export const TRANSACTION_NATURES = ['Costs', 'Interest', 'Return', 'OwnTransfer', 'Other'] as const;
export type TransactionNature = (typeof TRANSACTION_NATURES)[number];

/** One movement of an account, as the bank booked it. */
export interface BankTransaction {
  /** Position within its statement; the same each time the file is read. */
  readonly position: string;
  readonly booked_on: LocalDate;
  readonly value_date: LocalDate | null;
  /** Positive: received. */
  readonly amount_cents: Cents;
  readonly counterparty_name: string | null;
  readonly counterparty_iban: string | null;
  readonly communication: string | null;
  /** Twelve digits for a Belgian reference, or a reference of ISO 11649. */
  readonly structured_communication: string | null;
  readonly end_to_end_id: string | null;
  /** The bank's code: eight digits in CODA; domain, family and sub-family in CAMT. */
  readonly code: string;
  readonly nature: TransactionNature;
  /** The bank's reason for returning a payment, such as AC04. */
  readonly return_reason: string | null;
}

/** Details of a movement that the file may give elsewhere. */
type FurtherDetails = Omit<
  BankTransaction,
  'position' | 'booked_on' | 'value_date' | 'amount_cents'
>;

/** A transaction as read from a file. */
export interface ReadTransaction extends BankTransaction {
  /**
   * Text that the file has elsewhere: in the total, or beside the communication; undefined: none. Kept
   * separate, because a statement is recognized by the main fields of its own movements.
   */
  readonly further?: Partial<FurtherDetails>;
}

/** Inconsistencies within a file; nothing is booked from it until a person has checked it. */
export type StatementFault =
  | { readonly code: 'wrong_count'; readonly stated: number; readonly found: number }
  | { readonly code: 'wrong_debit'; readonly stated_cents: Cents; readonly found_cents: Cents }
  | { readonly code: 'wrong_credit'; readonly stated_cents: Cents; readonly found_cents: Cents }
  | { readonly code: 'wrong_balance'; readonly stated_cents: Cents; readonly found_cents: Cents };

/** One statement of one account, in any file format. */
export interface BankStatement {
  /** An IBAN where it is one, otherwise the number as written. */
  readonly account: string;
  readonly currency: string;
  /** Digits that count the statements of a year, or the bank's own name for it. */
  readonly number: string;
  readonly date: LocalDate;
  readonly opening_cents: Cents;
  readonly closing_cents: Cents;
  /** Details of another statement's totals, which add nothing to the balance. */
  readonly is_annex: boolean;
  readonly transactions: readonly ReadTransaction[];
  readonly faults: readonly StatementFault[];
}

/**
 * Returns the transactions to book, with all that the file says of them; movements of zero have no entry
 * in the books.
 */
export function listBookableTransactions({
  transactions,
}: Pick<BankStatement, 'transactions'>): BankTransaction[] {
  return transactions
    .filter(({ amount_cents }) => amount_cents !== 0)
    .map(({ further, ...own }) => ({ ...own, ...further }));
}

/** Returns the transactions by their own main fields, by which a statement is recognized. */
export function ownWords({ transactions }: Pick<BankStatement, 'transactions'>): BankTransaction[] {
  return transactions.map(({ further: _elsewhere, ...own }) => own);
}

/** Compares the opening balance plus the movements with the closing balance. */
export function findBalanceFaults(
  opening: Cents,
  amounts: readonly Cents[],
  closing: Cents,
): StatementFault[] {
  const found = sumCents([opening, ...amounts]);
  if (found === closing) return [];
  return [{ code: 'wrong_balance', stated_cents: closing, found_cents: found }];
}
