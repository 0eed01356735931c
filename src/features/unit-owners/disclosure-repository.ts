import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { units } from '#relations/units.ts';

/** Discloses an owner's current and past holdings, without the other owners of the units. */
export const discloseHoldings: DisclosurePart = async ({ db }, { owner_id }) => ({
  Holdings: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      unit.unit_number, unit.type as unit_type, holding.right,
      holding.share_numerator || '/' || holding.share_denominator as ownership_share,
      holding.start_date, holding.end_date, holding.is_voting_mandatary
    from app.unit_owners as holding
    join ${units(db)} as unit on unit.id = holding.unit_id
    join ${buildings(db)} as building on building.id = unit.building_id
    where holding.organization_id = ${db.organizationId} and holding.owner_id = ${owner_id}
    order by holding.start_date, holding.id`),
});
