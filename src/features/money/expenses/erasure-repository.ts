import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { selectBorneExpenses } from './repository.ts';

/** Expense shares are kept: the distribution has to add up. */
export const keepExpenses: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Charges' as what,
      max(expense.expense_date) as last_day, building.fiscal_year_start_month
    from app.expenses as expense
    join ${buildings(db)} as building on building.id = expense.building_id
    where expense.organization_id = ${db.organizationId}
      and expense.id in (${selectBorneExpenses(db, owner_id)})
    group by building.id, building.fiscal_year_start_month`),
});
