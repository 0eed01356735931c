import { assert } from '#domain/kernel/assert.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, sumCents, type Cents } from '#domain/kernel/money.ts';
import { sumCostsByAccount, type Cost } from './allocations.ts';
import type { Bearing } from './borne-by.ts';
import type { ExpenseKind } from './expense-kind.ts';
import { TRANSITORY_ACCOUNTS, isOfSupplier, type PartShare } from './recognition.ts';

/** Suppliers, one balance per supplier. */
const SUPPLIERS_ACCOUNT = '440';
/** Co-owners, working capital: receivable account for private costs. */
export const PRIVATE_CHARGE_ACCOUNT = '4101';
/** Transferred values: transfers into the funds and out of them. */
const FUND_MOVES_ACCOUNT = '693';
/** The building's current account, from which expenses are paid by default. */
export const DEFAULT_BANK_ACCOUNT = '551';

interface ExpenseEntryLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly supplier_id?: string;
  readonly owner_id?: string;
  readonly unit_id?: string;
}

export interface ExpenseEntryDraft {
  readonly journal: 'Purchases' | 'Bank' | 'Miscellaneous' | 'Calls';
  readonly entry_date: LocalDate;
  readonly lines: readonly ExpenseEntryLine[];
}

export interface PurchaseEntryInput {
  readonly expense_date: LocalDate;
  readonly amount_cents: Cents;
  /** Costs by account, adding up to the amount; each account once. */
  readonly costs: readonly Cost[];
  readonly supplier_id: string | null;
}

export type BearingEntryInput = Omit<PurchaseEntryInput, 'supplier_id'> &
  Pick<Bearing, 'owner_id' | 'reserve_account_code'> & {
    /** Amount that the reserve pays; by default all. */
    readonly released_cents?: Cents;
    /** The lot of the one owner. */
    readonly unit_id?: string | null;
    /** Accounts of what one owner is charged, adding up to the amount; 4101 by default. */
    readonly owned?: readonly Cost[];
  };

export interface SettlementEntryInput {
  readonly kind: ExpenseKind;
  readonly paid_on: LocalDate;
  readonly amount_cents: Cents;
  readonly bank_account_code?: string | undefined;
  /** The supplier that the purchase credited. */
  readonly booked_supplier_id: string | null;
}

/**
 * Makes the entry of an approved expense, on its date: debit its accounts, credit the supplier.
 * Rule: a co-ownership is not registered for VAT, so the cost includes VAT.
 */
export function purchaseEntry(input: PurchaseEntryInput): ExpenseEntryDraft {
  const { amount_cents, costs, supplier_id } = input;
  assertWhole(input);
  return draft('Purchases', input.expense_date, [
    ...costs.map((cost) => ({
      ...debit(cost.account_code, cost.amount_cents),
      ...(isOfSupplier(cost.account_code) ? toSupplierField(supplier_id) : {}),
    })),
    { ...credit(SUPPLIERS_ACCOUNT, amount_cents), ...toSupplierField(supplier_id) },
  ]);
}

/**
 * Makes the second entry of a purchase that is not charged to all owners, on the same date; null when it
 * is, or when the purchase entry suffices (claims against an insurer, on 4996).
 * Rule: standard postings. Paid from the reserve: release of the fund, so that its cost is not charged
 * again (debit 160 or 161, credit 693). Charged to one owner: debit 4101, credit 643.
 */
export function bearingEntry(input: BearingEntryInput): ExpenseEntryDraft | null {
  const { amount_cents, costs, expense_date, owner_id, reserve_account_code } = input;
  const { owned = [{ account_code: PRIVATE_CHARGE_ACCOUNT, amount_cents }] } = input;
  const { released_cents = amount_cents, unit_id = null } = input;
  assertWhole(input);
  assertWhole({ amount_cents, costs: owned });
  if (reserve_account_code !== null) {
    if (released_cents === 0) return null;
    return draft('Miscellaneous', expense_date, [
      debit(reserve_account_code, released_cents),
      credit(FUND_MOVES_ACCOUNT, released_cents),
    ]);
  }
  if (owner_id !== null) {
    const charged = { owner_id, ...(unit_id === null ? {} : { unit_id }) };
    return draft('Calls', expense_date, [
      ...owned.map((part) => ({ ...debit(part.account_code, part.amount_cents), ...charged })),
      ...costs.map((cost) => credit(cost.account_code, cost.amount_cents)),
    ]);
  }
  return null;
}

/**
 * Makes the entry that turns an invoice's amount for another year into a cost of that year: from 490, where
 * it was deferred, or to 492, which the later invoice then clears.
 * @param shares of that day, all of later years or all of earlier ones
 */
export function recognitionEntry(
  on: LocalDate,
  shares: readonly Pick<PartShare, 'when' | 'account_code' | 'amount_cents'>[],
  supplier_id: string | null,
): ExpenseEntryDraft {
  const [first] = shares;
  assert(first?.when === 'Later' || first?.when === 'Earlier', 'Costs of another year');
  const total = sumCents(shares.map(({ amount_cents }) => amount_cents));
  return draft('Miscellaneous', on, [
    ...sumCostsByAccount(shares).map((cost) => debit(cost.account_code, cost.amount_cents)),
    { ...credit(TRANSITORY_ACCOUNTS[first.when], total), ...toSupplierField(supplier_id) },
  ]);
}

/**
 * Makes the entry of a paid expense, on the date of payment: debit the supplier, credit the bank; reversed
 * for a refunded credit note.
 */
export function settlementEntry(input: SettlementEntryInput): ExpenseEntryDraft {
  const { amount_cents, booked_supplier_id, bank_account_code = DEFAULT_BANK_ACCOUNT } = input;
  const payment = draft('Bank', input.paid_on, [
    { ...debit(SUPPLIERS_ACCOUNT, amount_cents), ...toSupplierField(booked_supplier_id) },
    credit(bank_account_code, amount_cents),
  ]);
  return orientEntry(input.kind, payment);
}

/**
 * Reverses the sides of an entry for a credit note.
 * Rule: standard postings, supplier credit note (debit 440, credit 61x to 64x).
 */
function creditEntry({ lines, ...entry }: ExpenseEntryDraft): ExpenseEntryDraft {
  return {
    ...entry,
    lines: lines.map((line) => ({
      ...line,
      debit_cents: line.credit_cents,
      credit_cents: line.debit_cents,
    })),
  };
}

/** Returns the entry as booked for this kind of expense. */
export function orientEntry(kind: ExpenseKind, entry: ExpenseEntryDraft): ExpenseEntryDraft {
  return kind === 'CreditNote' ? creditEntry(entry) : entry;
}

function assertWhole({
  amount_cents,
  costs,
}: Pick<PurchaseEntryInput, 'amount_cents' | 'costs'>): void {
  const sum = sumCents(costs.map((cost) => cost.amount_cents));
  assert(sum === amount_cents, 'The costs of an expense must add up to it');
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

function toSupplierField(supplier_id: string | null): { supplier_id?: string } {
  return supplier_id === null ? {} : { supplier_id };
}
