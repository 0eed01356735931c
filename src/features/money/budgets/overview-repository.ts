import { WARNING_PERCENT } from '#domain/budgets/follow-up.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { costLines } from '#relations/costs.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';

/** Adopted budget with accounts that are nearly spent. */
export interface NearlySpentBudget extends WaitingRow {
  readonly building_id: string;
  readonly building: string;
  readonly accounts: number;
}

/** Finds the budgets of running years of which accounts have reached the warning limit. */
export function findNearlySpent(ctx: TenantContext, buildingId: string | undefined) {
  const { db, today } = ctx;
  const spent = sql`select budget.id, budget.building_id
    from app.budgets as budget
    join ${fiscalYears(db)} as year on year.id = budget.fiscal_year_id
      and ${today}::date between year.start_date and year.end_date
    join app.budget_amounts as line on line.organization_id = budget.organization_id
      and line.budget_id = budget.id
    where budget.organization_id = ${db.organizationId} and budget.status = 'Adopted'
      and ${allOf(limitToReach(ctx, 'budget.building_id', buildingId))}
    group by budget.id, budget.building_id, budget.kind, year.start_date, line.account_code
    having (select coalesce(sum(cost.amount_cents), 0) from ${costLines(db)} as cost
      where cost.building_id = budget.building_id and cost.account_code = line.account_code
        and cost.nature = budget.kind and cost.entry_date between year.start_date and ${today})
      * 100 >= sum(line.amount_cents) * ${WARNING_PERCENT}`;
  const waiting = sql`select id, building_id, count(*) as accounts, null::date as due_on,
      null::bigint as amount_cents from (${spent}) as spent group by id, building_id`;
  return db.query<NearlySpentBudget>(sql`select budget.*, building.name as building
    from (${firstOf(waiting)}) as budget
    join ${buildings(db)} as building on building.id = budget.building_id
    order by building.name, budget.id`);
}
