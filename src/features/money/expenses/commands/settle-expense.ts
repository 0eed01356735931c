import type { ReasonBody } from '#contract/common.ts';
import type { MarkExpensePaid } from '#contract/expenses.ts';
import { DEFAULT_BANK_ACCOUNT, settlementEntry } from '#domain/expenses/expense-entry.ts';
import { cancelled, checkDispute, checkUnpaid, paidBy } from '#domain/expenses/open-amount.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { isMoneyAccount } from '#domain/ledger/account.ts';
import { lockLedger, postEntry } from '#features/books/ledger/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { entryText, reversePayment, reversePurchase } from '../books.ts';
import { expenseMoved, expenseReduced } from '../changes.ts';
import { lockExpense, lockExpenseWithNotes } from '../expense.ts';
import type { ExpenseRow } from '../repository.ts';
import { cancelSplit } from '../split-repository.ts';
import { UNDISPUTED } from '../undisputed.ts';
import { refuseCredited } from './credit-invoice.ts';
import { setOffNotes, takeCreditBack } from './set-off.ts';

/**
 * Approved → Paid: the supplier is paid from a bank account, or refunds a note to it; a part of what is
 * open leaves it Approved.
 * Refuses a date to come, more than is open, and what is disputed.
 */
export async function markExpensePaid(
  ctx: TenantContext,
  id: string,
  input: MarkExpensePaid,
): Promise<ExpenseRow> {
  const expense = await lockExpense(ctx, id);
  const paid = paidBy(expense, input.amount === undefined ? undefined : centsOf(input.amount));
  const { paid_on: paidOn = ctx.today, bank_account_code: bankAccount = DEFAULT_BANK_ACCOUNT } =
    input;
  checkPastDay(paidOn, { today: ctx.today, pointer: '/body/paid_on' });
  if (!isMoneyAccount(bankAccount)) {
    throw new DomainError('invalid_account', {
      account_code: bankAccount,
      pointer: '/body/bank_account_code',
    });
  }
  const ledger = await lockLedger(ctx);
  const entry = await postEntry(ctx, ledger, {
    ...settlementEntry({
      ...expense,
      amount_cents: paid.amount_cents,
      paid_on: paidOn,
      bank_account_code: bankAccount,
    }),
    building_id: expense.building_id,
    description: entryText(expense),
    source: { type: 'Expense', id },
  });
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: paid.status,
      paid_cents: paid.paid_cents,
      paid_on: paid.status === 'Paid' ? paidOn : null,
      journal_entry_ids: [...expense.journal_entry_ids, entry.id],
    }),
    recordAudit(ctx, 'expense.paid', id, { paid_on: paidOn, amount_cents: paid.amount_cents }),
  ]);
  if (row.status === 'Paid') {
    await ctx.announce(expenseMoved, { expense_id: id, move: 'Paid', return_reason: null });
  }
  return row;
}

/**
 * Paid → Approved: the last payment is reversed today, a part included; what comes open is settled by
 * what is open of the notes of the invoice. Refuses entry_has_source for what the bank paid.
 */
export async function unmarkExpensePaid(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  const expense = await lockExpenseWithNotes(ctx, id);
  const next = checkUnpaid(expense);
  if (expense.bank_transaction_id !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: 'BankTransaction', id: expense.bank_transaction_id },
    });
  }
  const entry = await reversePayment(ctx, id, reason);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      paid_cents: expense.paid_cents - entry.amount_cents,
      paid_on: null,
      journal_entry_ids: [...expense.journal_entry_ids, entry.id],
    }),
    recordAudit(ctx, 'expense.unpaid', id, { reason }),
  ]);
  if (expense.status === 'Paid') {
    await ctx.announce(expenseMoved, { expense_id: id, move: 'Unpaid', return_reason: null });
  }
  return setOffNotes(ctx, row);
}

/** The payment of an approved expense waits until its dispute is settled. Refuses invalid_transition. */
export async function disputeExpense(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  checkDispute('dispute', await lockExpense(ctx, id));
  const row = await updateRow(ctx, 'expenses', id, {
    disputed_at: ctx.now,
    disputed_by: ctx.userId,
    dispute_reason: reason,
  });
  await recordAudit(ctx, 'expense.disputed', id, { reason });
  return row;
}

/** It may be paid again. Refuses invalid_transition. */
export async function settleDispute(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  checkDispute('settle-dispute', await lockExpense(ctx, id));
  const row = await updateRow(ctx, 'expenses', id, UNDISPUTED);
  await recordAudit(ctx, 'expense.dispute_settled', id, { reason });
  return row;
}

/**
 * Approved → Cancelled: every entry of the purchase is reversed today, and an owner who was to pay it
 * owes it no more; the split stays to be read, marked cancelled. What a note had settled of its invoice
 * is open again. Refuses has_credit_notes an invoice that notes correct, and expense_with_bank what a
 * bank is asked to pay.
 */
export async function cancelExpense(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  const expense = await lockExpenseWithNotes(ctx, id);
  const next = cancelled(expense);
  await refuseCredited(ctx, expense);
  await ctx.announce(expenseReduced, { expense_id: id });
  await takeCreditBack(ctx, expense);
  const reversals = await reversePurchase(ctx, expense, reason);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      ...UNDISPUTED,
      paid_on: null,
      credited_cents: 0,
      journal_entry_ids: [...expense.journal_entry_ids, ...reversals],
    }),
    cancelSplit(ctx.db, id),
    recordAudit(ctx, 'expense.cancelled', id, { reason }),
  ]);
  // What other notes have beyond settles what has come open of the invoice.
  await setOffNotes(ctx, row);
  return row;
}
