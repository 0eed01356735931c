import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Calls charged to the owner are kept as accounting records. */
export const keepCalls: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Charges' as what,
      max(call.call_date) as last_day, building.fiscal_year_start_month
    from app.call_lines as line
    join app.calls_for_funds as call on call.organization_id = ${db.organizationId}
      and call.id = line.call_id
    join ${buildings(db)} as building on building.id = call.building_id
    where line.organization_id = ${db.organizationId} and line.owner_id = ${owner_id}
    group by building.id, building.fiscal_year_start_month`),
});
