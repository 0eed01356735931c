import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Entries and their texts are kept: they are accounting records. */
export const keepEntries: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Books' as what,
      max(line.entry_date) as last_day, building.fiscal_year_start_month
    from app.journal_lines as line join ${buildings(db)} as building on building.id = line.building_id
    where line.organization_id = ${db.organizationId} and line.owner_id = ${owner_id}
    group by building.id, building.fiscal_year_start_month`),
});
