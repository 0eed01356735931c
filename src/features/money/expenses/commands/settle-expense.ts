import type { ReasonBody } from '#contract/common.ts';
import type { MarkExpensePaid } from '#contract/expenses.ts';
import { DEFAULT_BANK_ACCOUNT, settlementEntry } from '#domain/expenses/expense-entry.ts';
import {
  toCancelledStatus,
  checkDispute,
  checkUnpaid,
  applyPayment,
  nameLastPayment,
} from '#domain/expenses/open-amount.ts';
import { findPrepaidByHand, movePayment } from '#domain/expenses/prepayment.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { isMoneyAccount } from '#domain/ledger/account.ts';
import { lockLedger, postEntry } from '#features/books/ledger/index.ts';
import { recordAudit, requireSecondFactor } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findBankPayments } from '../bank-payment-repository.ts';
import { entryText, reversePayment, reversePurchase } from '../books.ts';
import { expenseMoved, expenseReduced } from '../changes.ts';
import { lockExpense, lockExpenseWithNotes } from '../expense.ts';
import type { ExpenseRow } from '../repository.ts';
import { UNDISPUTED } from '../undisputed.ts';
import { refuseCredited } from './credit-invoice.ts';
import { setOffNotes, undoSetOff } from './set-off.ts';

/**
 * Approved → Paid: records the payment of the supplier from a bank account, or the supplier's refund of a
 * note to it; after a partial payment the expense remains Approved. Refuses a future date, more than the
 * open amount, and a disputed expense.
 */
export async function markExpensePaid(
  ctx: TenantContext,
  id: string,
  input: MarkExpensePaid,
): Promise<ExpenseRow> {
  await requireSecondFactor(ctx);
  const expense = await lockExpense(ctx, id);
  const paid = applyPayment(
    expense,
    input.amount === undefined ? undefined : centsOf(input.amount),
  );
  const { paid_on: paidOn = ctx.today, bank_account_code: bankAccount = DEFAULT_BANK_ACCOUNT } =
    input;
  checkPastDay(paidOn, { today: ctx.today, at: ['paid_on'] });
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
      prepaid_matched_cents: paid.prepaid_matched_cents,
      paid_on: paid.status === 'Paid' ? paidOn : null,
      bank_transaction_id: null,
      bank_paid_cents: null,
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
 * Paid → Approved: reverses the last manual payment today, even a partial one; notes of the invoice then
 * settle what they can. Refuses entry_has_source if a bank transaction made the last payment.
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
  const banked = (await findBankPayments(ctx.db, [id])).get(id) ?? [];
  const entry = await reversePayment(ctx, id, reason);
  const { amount_cents } = entry;
  const prepaid_cents = findPrepaidByHand(expense, banked, amount_cents);
  const { paid_cents, prepaid_matched_cents } = movePayment(
    expense,
    { amount_cents, prepaid_cents },
    -1,
  );
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      paid_cents,
      prepaid_matched_cents,
      ...nameLastPayment({ paid_cents }, banked),
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

/**
 * Suspends the payment of an approved expense until its dispute is settled. Refuses invalid_transition.
 */
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

/** Settles the dispute: the expense may be paid again. Refuses invalid_transition. */
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
 * Approved → Cancelled: reverses every entry of the purchase today and cancels the receivable of an owner
 * it was charged to. The distribution remains readable, marked cancelled. What a note had settled of its invoice
 * is open again. Refuses has_credit_notes for an invoice that notes correct, entry_has_source for one that was
 * taken over, and expense_with_bank while
 * a payment order is at a bank.
 */
export async function cancelExpense(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<ExpenseRow> {
  const expense = await lockExpenseWithNotes(ctx, id);
  const next = toCancelledStatus(expense);
  if (expense.opening_entry_id !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: 'JournalEntry', id: expense.opening_entry_id },
    });
  }
  await refuseCredited(ctx, expense);
  await ctx.announce(expenseReduced, { expense_id: id });
  await undoSetOff(ctx, expense);
  const reversals = await reversePurchase(ctx, expense, reason);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      ...UNDISPUTED,
      paid_on: null,
      credited_cents: 0,
      journal_entry_ids: [...expense.journal_entry_ids, ...reversals],
    }),
    recordAudit(ctx, 'expense.cancelled', id, { reason }),
  ]);
  // The rest of other notes settles what is open on the invoice again.
  await setOffNotes(ctx, row);
  return row;
}
