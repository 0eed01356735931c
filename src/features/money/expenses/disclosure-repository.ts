import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { units } from '#relations/units.ts';

/** Owner's shares of expenses, line by line. */
export const discloseExpenses: DisclosurePart = async ({ db }, { owner_id }) => ({
  ExpenseShares: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      unit.unit_number,
      coalesce(split.recognized_on, expense.expense_date) as expense_date, expense.category,
      concat_ws(' – ', expense.description, allocation.description) as description,
      split.amount_cents, split.share_numerator || '/' || split.share_denominator as ownership_share,
      split.weight, split.total_weight, split.is_cancelled
    from app.expense_splits as split
    join app.expenses as expense on expense.organization_id = ${db.organizationId}
      and expense.id = split.expense_id
    left join app.expense_allocations as allocation on allocation.organization_id = ${db.organizationId}
      and allocation.expense_id = split.expense_id
      and allocation.allocation_number = split.allocation_number
    join ${buildings(db)} as building on building.id = expense.building_id
    join ${units(db)} as unit on unit.id = split.unit_id
    where split.organization_id = ${db.organizationId} and split.owner_id = ${owner_id}
    order by expense.expense_date, expense.id, split.line_number`),
});
