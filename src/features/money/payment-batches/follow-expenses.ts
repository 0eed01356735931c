import { DomainError } from '#domain/kernel/domain-error.ts';
import { BATCHES_UNDER_WAY, type BatchLineStatus } from '#domain/payment-batches/batch-state.ts';
import type { MovedExpense, ReducedExpense } from '#features/money/expenses/index.ts';
import { findRow, lockRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { updateBatchFromLines } from './commands.ts';
import {
  changeLines,
  findLastLine,
  findLiveLine,
  type BatchLineRow,
  type BatchRow,
} from './repository.ts';

/**
 * Updates lines when their expenses change: paid by the bank or manually (once approved), rejected when
 * the bank returns the money, and restored if either was an error.
 */
export async function followExpenses(ctx: TenantContext, moved: MovedExpense): Promise<void> {
  const { expense_id: id, return_reason: reason_code } = moved;
  switch (moved.move) {
    case 'Paid':
      return changeStatus(ctx, await findLiveLine(ctx.db, id), { status: 'Paid' });
    case 'Unpaid':
      return changeStatus(ctx, await findLastLine(ctx.db, id, 'Paid'), { status: 'Pending' });
    case 'Returned':
      return changeStatus(ctx, await findLastLine(ctx.db, id, 'Paid'), {
        status: 'Rejected',
        reason_code,
      });
    case 'PaidAgain':
      return changeStatus(ctx, await findLastLine(ctx.db, id, 'Rejected'), { status: 'Paid' });
  }
}

/** Refuses expense_with_bank {batch_id} while a batch at the bank includes the whole amount. */
export async function refuseUnderWay(
  ctx: TenantContext,
  { expense_id: id }: ReducedExpense,
): Promise<void> {
  const line = await findLiveLine(ctx.db, id);
  const batch = line && (await findRow(ctx.db, 'payment_batches', line.batch_id));
  if (batch === undefined || !isUnderWay(batch)) return;
  throw new DomainError('expense_with_bank', { batch_id: batch.id });
}

async function changeStatus(
  ctx: TenantContext,
  line: BatchLineRow | undefined,
  next: { readonly status: BatchLineStatus; readonly reason_code?: string | null },
): Promise<void> {
  if (line === undefined) return;
  const batch = await lockRow(ctx.db, 'payment_batches', line.batch_id);
  // A draft with a line that was paid meanwhile cannot be approved anyway.
  if (batch === undefined || !(isUnderWay(batch) || batch.status === 'Done')) return;
  const isLive = next.status === 'Pending';
  // Another batch may include it by now; only one may pay it.
  if (isLive && (await findLiveLine(ctx.db, line.expense_id)) !== undefined) return;
  await changeLines(ctx.db, [line.id], { ...next, is_live: isLive });
  await updateBatchFromLines(ctx, batch);
}

function isUnderWay({ status }: BatchRow): boolean {
  return BATCHES_UNDER_WAY.some((one) => one === status);
}
