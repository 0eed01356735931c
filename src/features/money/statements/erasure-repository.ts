import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Statements of the owner are kept as accounting records. */
export const keepStatements: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Charges' as what, max(run.period_to) as last_day,
      building.fiscal_year_start_month
    from app.statement_owners as kept
    join app.statement_runs as run on run.organization_id = ${db.organizationId}
      and run.id = kept.statement_id
    join ${buildings(db)} as building on building.id = run.building_id
    where kept.organization_id = ${db.organizationId} and kept.owner_id = ${owner_id}
    group by building.id, building.fiscal_year_start_month`),
});
