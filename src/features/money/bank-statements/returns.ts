import { DomainError } from '#domain/kernel/domain-error.ts';
import { payExpensesAgain, type ReturnedExpense } from '#features/money/expenses/index.ts';
import type { BouncedPayment } from '#features/money/payments/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { TransactionRow } from './repository.ts';
import { findReturningTransaction, findReturnedExpenses } from './return-repository.ts';

/** Records what a transaction returns, so that unmatching can restore it. */
export async function noteReturns(
  ctx: TenantContext,
  { id: bank_transaction_id }: TransactionRow,
  {
    payments,
    expenses,
  }: {
    readonly payments: readonly BouncedPayment[];
    readonly expenses: readonly ReturnedExpense[];
  },
): Promise<void> {
  const common = { bank_transaction_id, created_at: ctx.now };
  const rows = [
    ...payments.map(({ payment }) => ({
      id: ctx.newId(),
      ...common,
      payment_id: payment.id,
      expense_id: null,
      returned_transaction_id: payment.bank_transaction_id,
      amount_cents: payment.amount_cents,
      paid_on: null,
    })),
    ...expenses.map(({ expense, ...part }) => ({
      id: ctx.newId(),
      ...common,
      payment_id: null,
      expense_id: expense.id,
      returned_transaction_id: part.bank_transaction_id,
      amount_cents: part.amount_cents,
      paid_on: expense.paid_on,
    })),
  ];
  if (rows.length > 0) await insertRows(ctx.db, 'bank_returns', rows);
}

/**
 * Refuses entry_has_source for a transaction with a returned payment: the return has to be undone first.
 */
export async function checkNotReturned(db: Connection, transactionId: string): Promise<void> {
  const id = await findReturningTransaction(db, transactionId);
  if (id === undefined) return;
  throw new DomainError('entry_has_source', { source: { type: 'BankTransaction', id } });
}

/** Restores the payments of expenses that a transaction returned. @param reverse reverses its entry */
export async function restoreReturnedExpenses(
  ctx: TenantContext,
  transactionId: string,
  reverse: () => Promise<string>,
): Promise<string> {
  const returned = await findReturnedExpenses(ctx.db, transactionId);
  if (returned.length === 0) return reverse();
  const paid = returned.map(({ returned_transaction_id: transaction_id, booked_on, ...one }) => ({
    expense_id: one.expense_id,
    amount_cents: one.amount_cents,
    paid_on: one.paid_on,
    bank: transaction_id === null || booked_on === null ? null : { transaction_id, booked_on },
  }));
  return payExpensesAgain(ctx, paid, reverse);
}
