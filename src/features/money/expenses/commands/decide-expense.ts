import type { ApproveExpense, RejectExpense } from '#contract/expenses.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import { isBorne } from '#domain/expenses/recognition.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit, requireBuilding } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { allocationsOf, nameSplitKeys } from '../allocations-repository.ts';
import { bookPurchase } from '../books.ts';
import { insertDeferrals } from '../deferrals-repository.ts';
import { lockForOperation } from '../expense.ts';
import { expenseApproved, expenseRejected, expenseSubmitted } from '../notification-types.ts';
import { insertSplits, type ExpenseRow } from '../repository.ts';
import { computeSplits, sharesOf } from '../split.ts';
import { releaseDue } from './release-deferred.ts';

/** Draft or Rejected → PendingApproval: no longer editable, to be decided by somebody who may. */
export async function submitExpense(ctx: TenantContext, id: string): Promise<ExpenseRow> {
  const { next } = await lockForOperation(ctx, id, 'submit-for-approval');
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
 * PendingApproval → Approved: the purchase is booked, with what follows from who bears it, and the
 * split is stored, with the decision or not at all. Refuses the submitter where the building asks for a second approver.
 */
export async function approveExpense(
  ctx: TenantContext,
  id: string,
  input: ApproveExpense,
): Promise<ExpenseRow> {
  const { expense, next } = await lockForOperation(ctx, id, 'approve');
  await requireSecondApprover(ctx, expense);
  const ledger = await lockLedger(ctx);
  // Behind the lock: a sale that is registered meanwhile moves what is split already, and no more.
  const shares = await sharesOf(ctx, expense, await allocationsOf(ctx.db, id));
  const costs = shares.filter((share) => isBorne(share) && share.when !== 'Later');
  const splits = isSplit(expense.borne_by) ? await computeSplits(ctx, expense, costs) : [];
  const journal_entry_ids = await bookPurchase(ctx, ledger, expense, shares);
  const [row] = await Promise.all([
    updateRow(ctx, 'expenses', id, {
      status: next,
      booked_supplier_id: expense.supplier_id,
      approval_notes: input.approval_notes ?? null,
      approved_by: ctx.userId,
      approved_at: ctx.now,
      split_key_name: splits[0]?.key ?? null,
      journal_entry_ids,
    }),
    insertSplits(ctx.db, expense, splits),
    nameSplitKeys(ctx.db, id, splits),
    insertDeferrals(ctx.db, id, shares),
    recordAudit(ctx, 'expense.approved', id),
    emit(ctx, expenseApproved, { expense_id: id }),
  ]);
  return releaseDue(ctx, ledger, row);
}

async function requireSecondApprover(ctx: TenantContext, expense: ExpenseRow): Promise<void> {
  if (expense.submitted_by !== ctx.userId) return;
  const building = await requireBuilding(ctx, expense.building_id);
  if (building.require_second_approver) throw new DomainError('second_approver_required');
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
