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

/** Form values of a part of an invoice. */
export type AllocationInput = {
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

/** Form values of an invoice, all of them strings. */
export type ExpenseInput = {
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
    line_items: (from.line_items ?? []).map((item) => ({
      description: item.description,
      quantity: writeNumber(item.quantity),
      unit_price: writeNumber(item.unit_price),
      vat_rate: String(item.vat_rate),
    })),
    prepaid_amount: (from.prepaid_amount ?? 0) === 0 ? '' : writeNumber(from.prepaid_amount ?? 0),
    allocations: (from.allocations ?? []).map((part) => ({
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

/** Returns the terms of a stored part that still apply: others depend on its account or amount. */
function keepTerms(stored: StoredPart | undefined, account_code: string, amount: number) {
  if (stored === undefined) return {};
  const { nature, recoverable_percent, vat_amount, excluded_owner_ids, decision_id } = stored;
  return {
    ...(account_code === stored.account_code ? { nature, recoverable_percent } : {}),
    ...(amount === stored.amount ? { vat_amount } : {}),
    excluded_owner_ids,
    decision_id,
  };
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
    allocations: typed.allocations.map((part) => ({
      ...keepTerms(part.stored, part.account_code.trim(), Number(parseAmount(part.amount))),
      account_code: part.account_code.trim(),
      amount: Number(parseAmount(part.amount)),
      period_from: trimToNull(part.period_from),
      period_to: trimToNull(part.period_to),
      description: trimToNull(part.description),
      ...keyOf(part),
    })),
  };
}

/** Account and key of an invoice without parts. */
function toWholeAllocation(typed: ExpenseInput, category: ExpenseCategory) {
  return { ...accountOf(typed, category), ...keyOf(typed) };
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

function toReserveBody({ borne_by, reserve_account_code }: ExpenseInput) {
  if (borne_by !== 'Reserve') return { reserve_account_code: null };
  const account = reserve_account_code.trim();
  return account === '' ? {} : { reserve_account_code: account };
}
