import { byDay, findYearPart } from '#domain/expenses/recognition.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { findCostSettings } from '#features/books/costs/index.ts';
import { lockLedger, readBookCalendar, type LockedLedger } from '#features/books/ledger/index.ts';
import { createSweep, type SweepDependencies } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import { findExpenseAllocations } from '../allocations-repository.ts';
import { bookRelease } from '../books.ts';
import { listExpenseParts } from '../cost-terms.ts';
import { findCreditedInvoice, findAwaitedDays, planReleasedCredit } from '../credit-notes.ts';
import { findDue, lockExpensesDue, recordReleased } from '../deferrals-repository.ts';
import { dividePlan, planExpenseCosts, type ExpenseShare } from '../plan-costs.ts';
import { recordExpenseCosts, type RecordedCost } from '../record-costs.ts';
import type { ExpenseRow } from '../repository.ts';

/** Refusals of a split that end once the register is corrected. */
const UNSPLIT: readonly string[] = [
  'quota_incomplete',
  'ownership_incomplete',
  'key_needed',
  'nobody_bears',
];

/**
 * Books the deferred costs of an approved expense for days that have come, and records their cost lines.
 * Refuses quota_incomplete, ownership_incomplete, key_needed, nobody_bears.
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

async function dueShares(ctx: TenantContext, expense: ExpenseRow): Promise<ExpenseShare[]> {
  const { id, building_id } = expense;
  const awaited = await findAwaitedDays(ctx, expense);
  const all = await findDue(ctx.db, id, ctx.today);
  // A note corrects what its invoice became a cost of on that day, so it waits for the invoice.
  const due = all.filter(({ recognized_on: day }) => !awaited.has(day));
  if (due.length === 0) return [];
  const [allocations, settings, calendar] = await Promise.all([
    findExpenseAllocations(ctx.db, id),
    findCostSettings(ctx.db),
    readBookCalendar(ctx, building_id),
  ]);
  const parts = listExpenseParts(expense, allocations, settings);
  return due.flatMap(({ allocation_number, recognized_on, amount_cents, vat_cents }) => {
    const part = parts.find((one) => one.allocation_number === allocation_number);
    if (part === undefined) return [];
    const covered = findYearPart(part, recognized_on, calendar);
    return [{ ...part, when: 'Later', recognized_on, amount_cents, vat_cents, covered }];
  });
}

async function releaseOn(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  due: ReturnType<typeof byDay<ExpenseShare>>[number],
): Promise<ExpenseRow> {
  const [day, shares] = due;
  const costs = await planRelease(ctx, expense, shares);
  const entry = await bookRelease(ctx, ledger, expense, due);
  await recordExpenseCosts(ctx, expense, costs, new Map([[day, entry]]));
  await recordReleased(ctx, expense.id, day);
  return updateRow(ctx, 'expenses', expense.id, {
    journal_entry_ids: [...expense.journal_entry_ids, entry.id],
  });
}

async function planRelease(
  ctx: TenantContext,
  expense: ExpenseRow,
  shares: readonly ExpenseShare[],
): Promise<RecordedCost[]> {
  const credit = await findCreditedInvoice(ctx, expense);
  if (credit !== undefined) return planReleasedCredit(ctx, credit, shares);
  return dividePlan(ctx, expense.building_id, planExpenseCosts(expense, shares));
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
