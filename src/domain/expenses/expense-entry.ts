import { assert } from '#domain/kernel/assert.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import type { Bearing } from './borne-by.ts';

/** Suppliers, one balance per supplier. */
const SUPPLIERS_ACCOUNT = '440';
/** Co-owners, working capital: what private costs are owed on. */
export const PRIVATE_CHARGE_ACCOUNT = '4101';
/** Values carried: what goes into the funds, and comes out of them again. */
const FUND_MOVES_ACCOUNT = '693';
/** The current account of the building, from which expenses are paid unless told otherwise. */
export const DEFAULT_BANK_ACCOUNT = '551';

interface ExpenseEntryLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly supplier?: string;
  readonly owner_id?: string;
}

export interface ExpenseEntryDraft {
  readonly journal: 'Purchases' | 'Bank' | 'Miscellaneous' | 'Calls';
  readonly entry_date: LocalDate;
  readonly lines: readonly ExpenseEntryLine[];
}

export interface PurchaseEntryInput {
  readonly expense_date: LocalDate;
  readonly amount_cents: Cents;
  readonly account_code: string;
  readonly supplier: string | null;
}

export type BearingEntryInput = Omit<PurchaseEntryInput, 'supplier'> & Bearing;

export interface SettlementEntryInput {
  readonly paid_on: LocalDate;
  readonly amount_cents: Cents;
  readonly bank_account_code?: string | undefined;
  readonly supplier: string | null;
}

/**
 * The entry of an approved expense, dated on it: debit its account, credit the supplier.
 * Rule: a co-ownership is not registered for VAT, so the cost carries the amount VAT included.
 */
export function purchaseEntry(input: PurchaseEntryInput): ExpenseEntryDraft {
  const { amount_cents, supplier } = input;
  return draft('Purchases', input.expense_date, [
    debit(input.account_code, amount_cents),
    { ...credit(SUPPLIERS_ACCOUNT, amount_cents), ...tiedTo(supplier) },
  ]);
}

/**
 * The entry that goes with a purchase which the owners do not bear together, dated as it; null where
 * they do, or where the purchase itself says all (claims against an insurer, on 4996).
 * Rule: standard postings. Paid from the reserve: release of the fund, so that its cost is not charged
 * again (debit 160 or 161, credit 693). Borne by one owner: charged on to them (debit 4101, credit 643).
 */
export function bearingEntry(input: BearingEntryInput): ExpenseEntryDraft | null {
  const { amount_cents, expense_date, account_code, owner_id, reserve_account_code } = input;
  if (reserve_account_code !== null) {
    return draft('Miscellaneous', expense_date, [
      debit(reserve_account_code, amount_cents),
      credit(FUND_MOVES_ACCOUNT, amount_cents),
    ]);
  }
  if (owner_id !== null) {
    return draft('Calls', expense_date, [
      { ...debit(PRIVATE_CHARGE_ACCOUNT, amount_cents), owner_id },
      credit(account_code, amount_cents),
    ]);
  }
  return null;
}

/** The entry of a paid expense, dated on the payment: debit the supplier, credit the bank. */
export function settlementEntry(input: SettlementEntryInput): ExpenseEntryDraft {
  const { amount_cents, supplier, bank_account_code = DEFAULT_BANK_ACCOUNT } = input;
  return draft('Bank', input.paid_on, [
    { ...debit(SUPPLIERS_ACCOUNT, amount_cents), ...tiedTo(supplier) },
    credit(bank_account_code, amount_cents),
  ]);
}

function draft(
  journal: ExpenseEntryDraft['journal'],
  entryDate: LocalDate,
  lines: readonly ExpenseEntryLine[],
): ExpenseEntryDraft {
  assert(isLocalDate(entryDate), 'An entry needs a date');
  return { journal, entry_date: entryDate, lines };
}

function debit(account_code: string, amount: Cents): ExpenseEntryLine {
  return { account_code, debit_cents: positive(amount), credit_cents: 0 };
}

function credit(account_code: string, amount: Cents): ExpenseEntryLine {
  return { account_code, debit_cents: 0, credit_cents: positive(amount) };
}

function positive(amount: Cents): Cents {
  assert(isCents(amount) && amount > 0, 'The amount of an expense must be positive');
  return amount;
}

function tiedTo(supplier: string | null): { supplier?: string } {
  return supplier === null ? {} : { supplier };
}
