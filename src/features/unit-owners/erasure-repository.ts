import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Keeps the ownership history, by ids: deeds and charges depend on it. */
export const keepHoldings: ErasurePart = async ({ db, today }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'OwnershipHistory' as what,
      max(coalesce(end_date, ${today}::date)) as last_day
    from app.unit_owners where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    having count(*) > 0`),
});
