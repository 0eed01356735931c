import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';

/** Year that has ended and is not closed. */
export interface YearToClose extends WaitingRow {
  readonly building_id: string;
  readonly building: string;
}

/** Finds ended financial years that are still open, oldest first. */
export function findYearsToClose(ctx: TenantContext, buildingId: string | undefined) {
  const { db, today } = ctx;
  const ended = sql`select id, building_id, end_date as due_on, null::bigint as amount_cents
    from app.fiscal_years where organization_id = ${db.organizationId} and status = 'Open'
      and end_date < ${today}::date and ${allOf(limitToReach(ctx, 'building_id', buildingId))}`;
  return db.query<YearToClose>(sql`select year.*, building.name as building
    from (${firstOf(ended)}) as year
    join ${buildings(db)} as building on building.id = year.building_id
    order by due_on, year.id`);
}
