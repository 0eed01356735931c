import { isDistributed } from '#domain/costs/cost-line.ts';
import type { ExpensePart } from '#domain/expenses/allocations.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import { planCosts, type PlannedCost } from '#domain/expenses/expense-costs.ts';
import {
  ACCRUAL_ACCOUNTS,
  chargeAsAccrued,
  isBorne,
  recognizeShare,
  type Accrued,
  type CostPartShare,
} from '#domain/expenses/recognition.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { currentFinancialYear } from '#domain/ledger/fiscal-period.ts';
import {
  divideCosts,
  findAccruedTerms,
  findCostSettings,
  type DividedCost,
} from '#features/books/costs/index.ts';
import {
  readBookCalendar,
  readOpenedCalendar,
  sumUnusedSupplierCredit,
} from '#features/books/ledger/index.ts';
import { findMerged } from '#features/register/suppliers/index.ts';
import { requireHoldersOfDays } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { AllocationRow } from './allocations-repository.ts';
import { listExpenseParts } from './cost-terms.ts';
import type { ExpenseRow } from './repository.ts';

/** A share of an expense for one financial year. */
export type ExpenseShare = CostPartShare<ExpensePart>;
/** A planned cost line with the parts of its lots. */
export type DividedPlan = PlannedCost & DividedCost;

/**
 * Divides the parts of an expense over the fiscal years that they are for; a note clears no accrual, and
 * what the reserve pays is a cost at once.
 */
export async function divideOverYears(
  ctx: TenantContext,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<ExpenseShare[]> {
  const { kind, building_id, borne_by, supplier_id, expense_date } = expense;
  const isDated = [expense, ...allocations].some(({ period_from }) => period_from !== null);
  const [settings, calendar] = await Promise.all([
    findCostSettings(ctx.db),
    isDated ? readOpenedCalendar(ctx, building_id) : readBookCalendar(ctx, building_id),
  ]);
  const parts = listExpenseParts(expense, allocations, settings);
  if (borne_by !== 'Owners') {
    return parts.map((part) => ({
      ...part,
      when: 'Current',
      recognized_on: expense_date,
      covered: toCovered(part),
    }));
  }
  if (kind !== 'Invoice' || supplier_id === null) {
    const nothing: Accrued = new Map();
    const facts = { calendar, accrued: nothing, accruedBefore: nothing };
    return recognizeShare(parts, expense_date, facts);
  }
  const of = {
    building_id,
    supplier_ids: await findMerged(ctx.db, supplier_id),
    account_codes: ACCRUAL_ACCOUNTS,
  };
  const { from } = currentFinancialYear(expense_date, calendar);
  const [accrued, accruedBefore] = await Promise.all([
    sumUnusedSupplierCredit(ctx.db, { ...of, since: expense_date }),
    sumUnusedSupplierCredit(ctx.db, { ...of, since: addDays(from, -1) }),
  ]);
  const shares = recognizeShare(parts, expense_date, { calendar, accrued, accruedBefore });
  if (shares.every(isBorne)) return shares;
  const terms = await findAccruedTerms(ctx.db, { ...of, until: expense_date });
  return terms === undefined ? shares : chargeAsAccrued(shares, terms, from);
}

function toCovered({ period_from, period_to }: ExpensePart): ExpenseShare['covered'] {
  return period_from === null || period_to === null ? null : { period_from, period_to };
}

/** Plans the cost lines of an expense that corrects none; an insurer and one owner bear no line. */
export function planExpenseCosts(
  expense: ExpenseRow,
  shares: readonly ExpenseShare[],
): PlannedCost[] {
  const { kind, borne_by, amount_cents, reserve_cents, reserve_distribution_key_id } = expense;
  if (!isSplit(borne_by)) return [];
  const reserve = {
    amount_cents: reserve_cents ?? amount_cents,
    distribution_key_id: reserve_distribution_key_id,
  };
  const costs = shares.filter((share) => isBorne(share));
  return planCosts(kind, costs, borne_by === 'Reserve' ? reserve : null);
}

/**
 * Divides planned costs over the lots of their keys, as on the day on which each is a cost. Refuses
 * quota_incomplete, key_needed, nobody_bears, and ownership_incomplete for lots that are not wholly held on
 * that day.
 */
export async function dividePlan(
  ctx: TenantContext,
  building_id: string,
  costs: readonly PlannedCost[],
): Promise<DividedPlan[]> {
  const own = costs.filter(({ credits_line_id }) => credits_line_id === null);
  const divided = await divideCosts(
    ctx.db,
    building_id,
    own.map((cost) => ({
      ...cost,
      entry_date: cost.recognized_on,
      key_date: cost.recognized_on,
    })),
  );
  await requireHoldersOfDays(
    ctx.db,
    divided.map(({ recognized_on, parts }) => ({ entry_date: recognized_on, parts })),
  );
  return divided;
}

/** Whether a planned cost is a line of the books that statements distribute. */
export function isRecorded({ account_code }: Pick<PlannedCost, 'account_code'>): boolean {
  return isDistributed(account_code);
}
