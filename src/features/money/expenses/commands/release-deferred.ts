import { isSplit } from '#domain/expenses/borne-by.ts';
import { byDay, type PartShare } from '#domain/expenses/recognition.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { lockLedger, type LockedLedger } from '#features/books/ledger/index.ts';
import { createSweep, type SweepDependencies } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import { findExpenseAllocations, nameSplitKeys } from '../allocations-repository.ts';
import { bookRelease } from '../books.ts';
import { findCreditedInvoice, findAwaitedDays, splitReleasedShares } from '../credit-notes.ts';
import { findDue, lockExpensesDue, recordReleased } from '../deferrals-repository.ts';
import type { ExpenseRow } from '../repository.ts';
import { insertSplits } from '../split-repository.ts';
import { computeSplits, type PartSplit } from '../split.ts';

/** Refusals of a split that end once the register is corrected. */
const UNSPLIT: readonly string[] = ['quota_incomplete', 'ownership_incomplete'];

/**
 * Books the deferred costs of an approved expense for days that have come, and splits them between the
 * owners of each day. Refuses quota_incomplete, ownership_incomplete.
 * @returns the expense, with those entries
 */
export async function releaseDue(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
): Promise<ExpenseRow> {
  let released = expense;
  for (const due of byDay(await dueShares(ctx, expense))) {
    released = await releaseOn(ctx, ledger, released, due);
  }
  return released;
}

async function dueShares(ctx: TenantContext, expense: ExpenseRow): Promise<PartShare[]> {
  const { id } = expense;
  const awaited = await findAwaitedDays(ctx, expense);
  const all = await findDue(ctx.db, id, ctx.today);
  // A note is split as its invoice was on that day, so it waits for the invoice.
  const due = all.filter(({ recognized_on: day }) => !awaited.has(day));
  if (due.length === 0) return [];
  const allocations = await findExpenseAllocations(ctx.db, id);
  const parts = new Map(allocations.map((part) => [part.allocation_number, part]));
  return due.flatMap(({ allocation_number, recognized_on, amount_cents }) => {
    const part = parts.get(allocation_number);
    return part === undefined ? [] : [{ ...part, when: 'Later', recognized_on, amount_cents }];
  });
}

async function releaseOn(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  due: ReturnType<typeof byDay<PartShare>>[number],
): Promise<ExpenseRow> {
  const [day, shares] = due;
  const splits = await splitOnDay(ctx, expense, shares);
  const entryId = await bookRelease(ctx, ledger, expense, due);
  await insertSplits(ctx.db, expense, splits);
  await nameSplitKeys(ctx.db, expense.id, splits);
  await recordReleased(ctx, expense.id, day);
  return updateRow(ctx, 'expenses', expense.id, {
    journal_entry_ids: [...expense.journal_entry_ids, entryId],
  });
}

async function splitOnDay(
  ctx: TenantContext,
  expense: ExpenseRow,
  shares: readonly PartShare[],
): Promise<PartSplit[]> {
  if (!isSplit(expense.borne_by)) return [];
  const credit = await findCreditedInvoice(ctx, expense);
  return credit === undefined
    ? computeSplits(ctx, expense, shares)
    : splitReleasedShares(ctx, credit, shares);
}

/**
 * Books the due deferred costs of all expenses of an organization. Costs that cannot be split remain on
 * 490 until the register is corrected.
 */
async function releaseAllDue(ctx: TenantContext): Promise<void> {
  const expenses = await lockExpensesDue(ctx.db, ctx.today);
  if (expenses.length === 0) return;
  const ledger = await lockLedger(ctx);
  for (const expense of expenses) {
    try {
      await releaseDue(ctx, ledger, expense);
    } catch (error) {
      if (!(error instanceof DomainError && UNSPLIT.includes(error.code))) throw error;
    }
  }
}

/** Creates the task that books costs deferred to a year that has begun. */
export function createDailyDeferrals(deps: SweepDependencies): Task {
  return createSweep(deps, 'daily-deferrals', '15 3 * * *', releaseAllDue);
}
