import type { ApproveExpense, RejectExpense } from '#contract/expenses.ts';
import { takeInvoiceBooking } from '#domain/expenses/plan-expense.ts';
import { requireResolvedProblems } from '#domain/invoices/invoice-problem.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit, requireSecondFactor } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { fixAllocations } from '../allocations-repository.ts';
import { bookPurchase } from '../books.ts';
import { expenseReduced } from '../changes.ts';
import { findNotes } from '../credit-note-repository.ts';
import { findCreditedInvoice, type Credit } from '../credit-notes.ts';
import { insertDeferrals } from '../deferrals-repository.ts';
import { lockForOperation } from '../expense.ts';
import { expenseApproved, expenseRejected, expenseSubmitted } from '../notification-types.ts';
import { recordExpenseCosts } from '../record-costs.ts';
import type { ExpenseRow } from '../repository.ts';
import { checkApprover } from '../second-approver.ts';
import { checkCreditInForce, lockInvoiceToCredit } from './credit-invoice.ts';
import { planCreditNote, planPurchase } from './plan-purchase.ts';
import { releaseDue } from './release-deferred.ts';
import { requireReserveForExpense } from './require-reserve.ts';
import { setOffNotes } from './set-off.ts';

/** Draft or Rejected → PendingApproval: no longer editable, waits for an approver. */
export async function submitExpense(ctx: TenantContext, id: string): Promise<ExpenseRow> {
  const { expense, next } = await lockForOperation(ctx, id, 'submit-for-approval');
  requireResolvedProblems(expense.problems);
  await lockInvoiceToCredit(ctx, expense);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      rejection_reason: null,
      submitted_by: ctx.userId,
      submitted_at: ctx.now,
    }),
    recordAudit(ctx, 'expense.submitted', id),
    emit(ctx, expenseSubmitted, { expense_id: id }),
  ]);
  return row;
}

/**
 * PendingApproval → Approved: books the purchase with what follows from its cost bearer, and records its
 * cost lines, all in one transaction. A note then settles the open amount of its invoice. Refuses
 * reserve_exceeded, key_needed, nobody_bears, the submitter if the building requires a second approver, and who stands for them.
 */
export async function approveExpense(
  ctx: TenantContext,
  id: string,
  input: ApproveExpense,
): Promise<ExpenseRow> {
  await requireSecondFactor(ctx);
  const { expense, next } = await lockForOperation(ctx, id, 'approve');
  await checkApprover(ctx, expense);
  const credit = await lockCreditInForce(ctx, expense);
  // The invoice may have changed since the note was entered.
  const taken = credit === undefined ? {} : copyFromInvoice(credit.invoice);
  const ledger = await lockLedger(ctx);
  await requireReserveForExpense(ctx, expense);
  if (credit !== undefined) await releaseDue(ctx, ledger, credit.invoice);
  const plan =
    credit === undefined ? await planPurchase(ctx, expense) : await planCreditNote(ctx, credit);
  const { shares, booked_supplier_id } = plan;
  const booked = await bookPurchase(
    ctx,
    ledger,
    { ...expense, ...taken, supplier_id: booked_supplier_id },
    plan,
  );
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      ...taken,
      booked_supplier_id,
      approval_notes: input.approval_notes ?? null,
      approved_by: ctx.userId,
      approved_at: ctx.now,
      ...plan.whole,
      journal_entry_ids: booked.ids,
    }),
    recordExpenseCosts(ctx, { ...expense, booked_supplier_id }, plan.costs, booked.byDay),
    fixAllocations(ctx.db, id, plan.fixed),
    insertDeferrals(ctx.db, id, shares),
    recordAudit(ctx, 'expense.approved', id),
    emit(ctx, expenseApproved, { expense_id: id }),
  ]);
  return setOffNotes(ctx, await releaseDue(ctx, ledger, row));
}

function copyFromInvoice(invoice: ExpenseRow) {
  const { bearing, placing } = takeInvoiceBooking(invoice);
  return { ...bearing, ...placing, charged_unit_id: invoice.charged_unit_id };
}

/**
 * Finds what a note corrects and locks it with all its notes. Refuses credit_refused, credit_exceeds, and
 * expense_with_bank while a payment order for it is at a bank.
 */
async function lockCreditInForce(
  ctx: TenantContext,
  note: ExpenseRow,
): Promise<Credit | undefined> {
  const credit = await findCreditedInvoice(ctx, note);
  if (credit === undefined) return undefined;
  checkCreditInForce(credit, await findNotes(ctx.db, credit.invoice.id, ['Approved', 'Paid']));
  await ctx.announce(expenseReduced, { expense_id: credit.invoice.id });
  return credit;
}

/** PendingApproval → Rejected, with the reason. */
export async function rejectExpense(
  ctx: TenantContext,
  id: string,
  input: RejectExpense,
): Promise<ExpenseRow> {
  const { next } = await lockForOperation(ctx, id, 'reject');
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      rejection_reason: input.rejection_reason,
    }),
    recordAudit(ctx, 'expense.rejected', id, input),
    emit(ctx, expenseRejected, { expense_id: id }),
  ]);
  return row;
}
