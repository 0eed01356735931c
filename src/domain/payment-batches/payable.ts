import type { ExpenseKind } from '#domain/expenses/expense-kind.ts';
import type { ExpenseStatus } from '#domain/expenses/expense-state.ts';
import type { ExpensePaymentMethod } from '#domain/expenses/payment-method.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { IbanState } from '#domain/suppliers/iban-state.ts';
import { isNameable } from './pain001.ts';

/** Reasons why an expense cannot be paid in a batch. */
const UNPAYABLE_REASONS = [
  'credit_note',
  'status',
  'disputed',
  'method',
  'nothing_open',
  'no_supplier',
  'name',
  'iban',
  'changed_iban',
  'changed_amount',
] as const;
type UnpayableReason = (typeof UNPAYABLE_REASONS)[number];

/** The facts that decide whether and where an expense is paid. */
export interface ToPay {
  readonly kind: ExpenseKind;
  readonly status: ExpenseStatus;
  readonly is_disputed: boolean;
  readonly payment_method: ExpensePaymentMethod;
  readonly open_cents: Cents;
  /** Undefined: no supplier. */
  readonly supplier:
    | { readonly name: string; readonly iban: string | null; readonly iban_state: IbanState }
    | undefined;
}

/**
 * Returns why an expense cannot be paid by transfer; undefined: it can.
 * Rule: only approved, undisputed and open expenses are paid, to an account that a second person has
 * confirmed.
 */
export function findUnpayableReason(expense: ToPay): UnpayableReason | undefined {
  const { kind, status, is_disputed, payment_method, open_cents, supplier } = expense;
  if (kind === 'CreditNote') return 'credit_note';
  if (status !== 'Approved') return 'status';
  if (is_disputed) return 'disputed';
  if (payment_method !== 'Transfer') return 'method';
  if (open_cents <= 0) return 'nothing_open';
  if (supplier === undefined) return 'no_supplier';
  if (!isNameable(supplier.name)) return 'name';
  return supplier.iban === null || supplier.iban_state !== 'Confirmed' ? 'iban' : undefined;
}

/**
 * Returns why a line of a batch can no longer be paid; its account and amount must also be unchanged, so
 * that exactly what was approved is paid.
 */
export function findPayableChange(
  line: { readonly creditor_iban: string; readonly amount_cents: Cents },
  expense: ToPay,
): UnpayableReason | undefined {
  const reason = findUnpayableReason(expense);
  if (reason !== undefined) return reason;
  if (expense.supplier?.iban !== line.creditor_iban) return 'changed_iban';
  return expense.open_cents === line.amount_cents ? undefined : 'changed_amount';
}
