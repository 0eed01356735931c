import type { PlannedCost } from '#domain/expenses/expense-costs.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { recordCostLines, type CostEntry } from '#features/books/costs/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { isRecorded, type DividedPlan } from './plan-costs.ts';
import type { ExpenseRow } from './repository.ts';

/** A planned cost; what corrects another line has no parts of its own. */
export type RecordedCost = PlannedCost & Partial<Pick<DividedPlan, 'parts'>>;

/** Records planned costs of an expense as lines of its entries, found by the day of the cost. */
export async function recordExpenseCosts(
  ctx: TenantContext,
  { id, building_id, booked_supplier_id }: ExpenseRow,
  costs: readonly RecordedCost[],
  entries: ReadonlyMap<LocalDate, CostEntry>,
): Promise<void> {
  const positions = new Map<string, number>();
  const lines = costs.filter(isRecorded).map((cost) => {
    const entry = entries.get(cost.recognized_on);
    assert(entry !== undefined, 'A cost has an entry');
    const position = (positions.get(entry.id) ?? 0) + 1;
    positions.set(entry.id, position);
    return {
      building_id,
      entry,
      position,
      account_code: cost.account_code,
      amount_cents: cost.amount_cents,
      vat_cents: cost.vat_cents,
      distribution_key_id: cost.distribution_key_id,
      period: cost.period,
      nature: cost.nature,
      recoverable_percent: cost.recoverable_percent,
      excluded_owner_ids: cost.excluded_owner_ids,
      decision_id: cost.decision_id,
      released_cents: cost.released_cents,
      credits_line_id: cost.credits_line_id,
      expense_id: id,
      allocation_number: cost.allocation_number,
      supplier_id: booked_supplier_id,
      parts: cost.parts ?? [],
    };
  });
  await recordCostLines(ctx, lines);
}
