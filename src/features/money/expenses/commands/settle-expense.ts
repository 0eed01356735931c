import type { ReasonBody } from '#contract/common.ts';
import type { MarkExpensePaid } from '#contract/expenses.ts';
import { DEFAULT_BANK_ACCOUNT, settlementEntry } from '#domain/expenses/expense-entry.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isMoneyAccount } from '#domain/ledger/account.ts';
import { lockLedger, postEntry } from '#features/books/ledger/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { entryText, reversePayment, reversePurchase } from '../books.ts';
import { lockForOperation } from '../expense.ts';
import { cancelSplit, type ExpenseRow } from '../repository.ts';

/** Approved → Paid: the supplier is paid from a bank account. Refuses a date to come. */
export async function markExpensePaid(
  ctx: TenantContext,
  id: string,
  input: MarkExpensePaid,
): Promise<ExpenseRow> {
  const { expense, next } = await lockForOperation(ctx, id, 'mark-paid');
  const { paid_on: paidOn = ctx.today, bank_account_code: bankAccount = DEFAULT_BANK_ACCOUNT } =
    input;
  if (paidOn > ctx.today)
    throw new DomainError('date_in_future', { date: paidOn, pointer: '/body/paid_on' });
  if (!isMoneyAccount(bankAccount)) {
    throw new DomainError('invalid_account', {
      account_code: bankAccount,
      pointer: '/body/bank_account_code',
    });
  }
  const ledger = await lockLedger(ctx);
  const entry = await postEntry(ctx, ledger, {
    ...settlementEntry({ ...expense, paid_on: paidOn, bank_account_code: bankAccount }),
    building_id: expense.building_id,
    description: entryText(expense),
    source: { type: 'Expense', id },
  });
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      paid_on: paidOn,
      journal_entry_ids: [...expense.journal_entry_ids, entry.id],
    }),
    recordAudit(ctx, 'expense.paid', id, { paid_on: paidOn }),
  ]);
  return row;
}

/** Paid → Approved: the payment is reversed today. */
export async function unmarkExpensePaid(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  const { expense, next } = await lockForOperation(ctx, id, 'unmark-paid');
  const entry = await reversePayment(ctx, id, reason);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      paid_on: null,
      journal_entry_ids: [...expense.journal_entry_ids, entry.id],
    }),
    recordAudit(ctx, 'expense.unpaid', id, { reason }),
  ]);
  return row;
}

/**
 * Approved → Cancelled: every entry of the purchase is reversed today, and an owner who was to pay it
 * owes it no more; the split stays to be read, marked cancelled.
 */
export async function cancelExpense(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  const { expense, next } = await lockForOperation(ctx, id, 'cancel');
  const reversals = await reversePurchase(ctx, expense, reason);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      journal_entry_ids: [...expense.journal_entry_ids, ...reversals],
    }),
    cancelSplit(ctx.db, id),
    recordAudit(ctx, 'expense.cancelled', id, { reason }),
  ]);
  return row;
}
