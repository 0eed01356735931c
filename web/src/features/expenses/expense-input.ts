import { findCostDefaults } from '#domain/costs/cost-defaults.ts';
import type { BorneBy } from '#domain/expenses/borne-by.ts';
import {
  DEFAULT_ACCOUNT_CODES,
  type ExpenseCategory,
} from '#domain/expenses/expense-categories.ts';
import type { ExpenseKind } from '#domain/expenses/expense-kind.ts';
import { addDays, isLocalDate } from '#domain/kernel/local-date.ts';
import type { CreateExpense, Expense, Supplier } from '../../shared/api/generated.ts';
import {
  parseAmount,
  parseDecimal,
  trimToNull,
  writeNumber,
} from '../../shared/format/parse-input.ts';

/** Request that the form sends. */
export type ExpenseEntry = CreateExpense;

/** Form values of an invoice line. */
export type LineInput = {
  readonly description: string;
  readonly quantity: string;
  readonly unit_price: string;
  readonly vat_rate: string;
};

/** Form values about who bears a cost, besides its key. */
type TermsInput = {
  /** Id of the decision that the cost stems from; empty for none. */
  readonly decision_id: string;
  /** Owners who bear nothing of it. */
  readonly excluded_owner_ids: readonly string[];
};

/** Form values of a part of an invoice. */
export type AllocationInput = TermsInput & {
  readonly account_code: string;
  /** Empty for the default key. */
  readonly distribution_key_id: string;
  readonly amount: string;
  /** First day of the period covered; empty for the invoice date. */
  readonly period_from: string;
  readonly period_to: string;
  readonly description: string;
  /** The part as it is stored, with the terms that the form does not show. */
  readonly stored?: StoredPart;
};

type StoredPart = Expense['allocations'][number];

/** Form values of an invoice; decision and owners are those of an invoice without parts. */
export type ExpenseInput = TermsInput & {
  readonly kind: ExpenseKind;
  /** Id of the invoice that a credit note corrects; empty for none. */
  readonly credits_expense_id: string;
  readonly building_id: string;
  readonly supplier: string;
  readonly description: string;
  readonly amount: string;
  readonly category: string;
  readonly expense_date: string;
  readonly due_date: string;
  readonly invoice_number: string;
  /** Reference to be shown to the supplier with the payment. */
  readonly payment_communication: string;
  /** Empty for the account of the category. */
  readonly account_code: string;
  /** Empty for the general key. */
  readonly distribution_key_id: string;
  readonly borne_by: BorneBy;
  /** Only if the cost bearer is `OneOwner`. */
  readonly owner_id: string;
  /** Only if the cost bearer is `Insurer`; empty for none. */
  readonly claim_id: string;
  /** Only if the cost bearer is `Reserve`. Empty for the general reserve. */
  readonly reserve_account_code: string;
  /** Part that the reserve pays; empty for all. */
  readonly reserve_amount: string;
  readonly line_items: readonly LineInput[];
  /** Prepaid part of the amount; empty for none. */
  readonly prepaid_amount: string;
  /** Replaces account and key if not empty. */
  readonly allocations: readonly AllocationInput[];
  readonly allow_duplicate: boolean;
};

/** Form values of an existing expense, or of a new one with what is known of it. */
export function toExpenseInput(from: Partial<Expense>, today: string): ExpenseInput {
  const borne_by = from.borne_by ?? 'Owners';
  // Other cost bearers have accounts of their own, which the service knows.
  const isDefault =
    borne_by === 'Insurer' ||
    borne_by === 'OneOwner' ||
    (from.category !== undefined && from.account_code === DEFAULT_ACCOUNT_CODES[from.category]);
  return {
    kind: from.kind ?? 'Invoice',
    credits_expense_id: from.credits_expense_id ?? '',
    building_id: from.building_id ?? '',
    supplier: from.supplier ?? '',
    description: from.description ?? '',
    // The amount is unknown while the invoice is only an uploaded file.
    amount: from.amount === undefined || from.amount === 0 ? '' : writeNumber(from.amount),
    category: from.category ?? '',
    expense_date: from.expense_date ?? today,
    due_date: from.due_date ?? '',
    invoice_number: from.invoice_number ?? '',
    payment_communication: from.payment_communication ?? '',
    account_code: isDefault ? '' : (from.account_code ?? ''),
    distribution_key_id: from.distribution_key_id ?? '',
    borne_by,
    owner_id: from.owner_id ?? '',
    claim_id: from.claim_id ?? '',
    reserve_account_code: from.reserve_account_code ?? '',
    reserve_amount: toReservePart(from),
    line_items: (from.line_items ?? []).map((item) => ({
      description: item.description,
      quantity: writeNumber(item.quantity),
      unit_price: writeNumber(item.unit_price),
      vat_rate: String(item.vat_rate),
    })),
    prepaid_amount: (from.prepaid_amount ?? 0) === 0 ? '' : writeNumber(from.prepaid_amount ?? 0),
    ...toTermsInput(from),
    allocations: (from.allocations ?? []).map((part) => ({
      ...toTermsInput(part),
      account_code: part.account_code,
      distribution_key_id: part.distribution_key_id,
      amount: writeNumber(part.amount),
      period_from: part.period_from ?? '',
      period_to: part.period_to ?? '',
      description: part.description ?? '',
      stored: part,
    })),
    allow_duplicate: false,
  };
}

function toTermsInput(from: Partial<StoredPart>): TermsInput {
  const { decision_id, excluded_owner_ids = [] } = from;
  return { decision_id: decision_id ?? '', excluded_owner_ids };
}

/** Returns the terms of a stored part that still apply: others depend on its account, amount or decision. */
function keepTerms(
  { stored, decision_id }: AllocationInput,
  { account_code, amount }: Pick<StoredPart, 'account_code' | 'amount'>,
) {
  if (stored === undefined) return {};
  const { nature, recoverable_percent, vat_amount } = stored;
  const isSameAccount = account_code === stored.account_code;
  return {
    ...(isSameAccount && trimToNull(decision_id) === stored.decision_id ? { nature } : {}),
    ...(isSameAccount ? { recoverable_percent } : {}),
    ...(amount === stored.amount ? { vat_amount } : {}),
  };
}

/** Whether the form asks for the decision behind a cost: works, what the reserve pays, and where there is one. */
export function asksDecision(account_code: string, borne_by: BorneBy, of: TermsInput): boolean {
  if (of.decision_id !== '' || borne_by === 'Reserve') return true;
  return borne_by === 'Owners' && findCostDefaults(account_code).nature === 'Extraordinary';
}

/**
 * Whether the form asks for owners who bear nothing of a cost: fees of lawyers, and where there are any.
 * Rule: an owner who wins a case against the association bears none of its costs (Civil Code, art. 3.92 §9).
 */
export function asksExcluded(account_code: string, borne_by: BorneBy, of: TermsInput): boolean {
  if (of.excluded_owner_ids.length > 0) return true;
  return borne_by === 'Owners' && account_code.startsWith(DEFAULT_ACCOUNT_CODES.Legal);
}

/** Finds the account of an invoice without parts, chosen or by its category. */
export function findAccount({ account_code, category }: ExpenseInput): string {
  const chosen = account_code.trim();
  if (chosen !== '' || category === '') return chosen;
  return DEFAULT_ACCOUNT_CODES[category as ExpenseCategory];
}

function termsOf({ decision_id, excluded_owner_ids }: TermsInput) {
  return { decision_id: trimToNull(decision_id), excluded_owner_ids: [...excluded_owner_ids] };
}

/** Fills empty fields with the category of the supplier’s last invoice, and with its account if it is another. */
export function withLastInvoice(typed: ExpenseInput, last: Partial<Expense>): ExpenseInput {
  const { category, account_code: account } = toExpenseInput(last, typed.expense_date);
  if (typed.category !== '' && typed.category !== category) return typed;
  return {
    ...typed,
    category,
    account_code: typed.account_code === '' ? account : typed.account_code,
  };
}

/** Fills empty fields with the supplier’s default account and payment term. */
export function withSupplierDefaults(
  typed: ExpenseInput,
  { name, default_account_code: account, payment_days: days }: UsualOfSupplier,
): ExpenseInput {
  const isDated = isLocalDate(typed.expense_date);
  const due = days === null || !isDated ? '' : addDays(typed.expense_date, days);
  return {
    ...typed,
    supplier: name,
    account_code: typed.account_code === '' ? (account ?? '') : typed.account_code,
    due_date: typed.due_date === '' ? due : typed.due_date,
  };
}

type UsualOfSupplier = Pick<Supplier, 'name' | 'default_account_code' | 'payment_days'>;

/** Request body of an expense. The form has already validated amounts and category. */
export function toExpenseBody(typed: ExpenseInput): ExpenseEntry {
  const category = typed.category as ExpenseCategory;
  const entry = {
    kind: typed.kind,
    credits_expense_id: trimToNull(typed.credits_expense_id),
    building_id: typed.building_id,
    description: typed.description,
    amount: Number(parseAmount(typed.amount)),
    category,
    expense_date: typed.expense_date,
    invoice_number: trimToNull(typed.invoice_number),
    line_items: typed.line_items.map((line) => ({
      description: line.description,
      quantity: parseDecimal(line.quantity) ?? 1,
      unit_price: parseDecimal(line.unit_price) ?? 0,
      vat_rate: Number(line.vat_rate),
    })),
    prepaid_amount: Number(parseAmount(typed.prepaid_amount) ?? 0),
    ...(typed.allow_duplicate ? { allow_duplicate: true } : {}),
  };
  // A credit note takes supplier, account and cost bearer from the invoice that it corrects.
  if (typed.credits_expense_id !== '') return entry;
  return {
    ...entry,
    supplier: trimToNull(typed.supplier),
    due_date: trimToNull(typed.due_date),
    payment_communication: trimToNull(typed.payment_communication),
    borne_by: typed.borne_by,
    owner_id: typed.borne_by === 'OneOwner' ? trimToNull(typed.owner_id) : null,
    claim_id: typed.borne_by === 'Insurer' ? trimToNull(typed.claim_id) : null,
    ...toReserveBody(typed),
    ...(typed.allocations.length === 0 ? toWholeAllocation(typed, category) : {}),
    allocations: typed.allocations.map(toPartBody),
  };
}

function toPartBody(part: AllocationInput) {
  const own = {
    account_code: part.account_code.trim(),
    amount: Number(parseAmount(part.amount)),
  };
  return {
    ...keepTerms(part, own),
    ...own,
    period_from: trimToNull(part.period_from),
    period_to: trimToNull(part.period_to),
    description: trimToNull(part.description),
    ...termsOf(part),
    ...keyOf(part),
  };
}

/** Account, key and terms of an invoice without parts. */
function toWholeAllocation(typed: ExpenseInput, category: ExpenseCategory) {
  const isShared = typed.borne_by === 'Owners' || typed.borne_by === 'Reserve';
  return { ...accountOf(typed, category), ...keyOf(typed), ...(isShared ? termsOf(typed) : {}) };
}

function keyOf({ distribution_key_id }: Pick<ExpenseInput, 'distribution_key_id'>) {
  return distribution_key_id === '' ? {} : { distribution_key_id };
}

/** Typed account, else that of the category. None if the cost bearer determines the account. */
function accountOf({ account_code, borne_by }: ExpenseInput, category: ExpenseCategory) {
  const account = account_code.trim();
  if (account !== '') return { account_code: account };
  if (borne_by === 'Insurer' || borne_by === 'OneOwner') return {};
  return { account_code: DEFAULT_ACCOUNT_CODES[category] };
}

/** Writes the part that the reserve pays; empty where it pays all. */
function toReservePart({ borne_by, amount, reserve_amount = null }: Partial<Expense>): string {
  const isAll = borne_by !== 'Reserve' || reserve_amount === amount;
  return isAll || reserve_amount === null ? '' : writeNumber(reserve_amount);
}

function toReserveBody({ borne_by, reserve_account_code, reserve_amount: part }: ExpenseInput) {
  if (borne_by !== 'Reserve') return { reserve_account_code: null, reserve_amount: null };
  const account = reserve_account_code.trim();
  const reserve_amount = part.trim() === '' ? null : Number(parseAmount(part));
  return { ...(account === '' ? {} : { reserve_account_code: account }), reserve_amount };
}
