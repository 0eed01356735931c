import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Expense shares are kept: the distribution has to add up. */
export const keepExpenses: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Charges' as what,
      max(coalesce(split.recognized_on, expense.expense_date)) as last_day, building.fiscal_year_start_month
    from app.expense_splits as split
    join app.expenses as expense on expense.organization_id = ${db.organizationId}
      and expense.id = split.expense_id
    join ${buildings(db)} as building on building.id = expense.building_id
    where split.organization_id = ${db.organizationId} and split.owner_id = ${owner_id}
    group by building.id, building.fiscal_year_start_month`),
});
