import { relation } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Expenses. */
export const expenses = relation('expenses', [
  'id',
  'building_id',
  'kind',
  'status',
  'description',
  'category',
  'expense_date',
  'approved_at',
  'supplier',
  'invoice_number',
  'account_code',
  'decision_id',
  'amount_cents',
  'open_cents',
  'supplier_id',
  'paid_on',
  'paid_cents',
  'prepaid_cents',
  'prepaid_matched_cents',
  'bank_paid_cents',
  'bank_transaction_id',
]);

/** Whether a booked expense was prepaid in part or whole by a payment that is not matched yet. */
export const unmatchedPrepayment = sql`(status in ('Approved', 'Paid')
  and prepaid_cents > prepaid_matched_cents)`;

/** Parts of approved expenses that are deferred to a later year. */
export const expenseDeferrals = relation('expense_deferrals', [
  'expense_id',
  'recognized_on',
  'released_at',
]);

/** Amounts of expenses that bank transactions paid. */
export const expenseBankPayments = relation('expense_bank_payments', [
  'expense_id',
  'bank_transaction_id',
  'amount_cents',
  'paid_on',
]);
