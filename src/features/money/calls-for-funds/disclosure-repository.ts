import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { units } from '#relations/units.ts';

/** Owner's shares of calls, line by line. */
export const discloseCalls: DisclosurePart = async ({ db }, { owner_id }) => ({
  CallShares: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      unit.unit_number, call.title, call.description, coalesce(part.fund, call.fund) as fund,
      call.status, call.call_date,
      call.due_date, line.amount_cents,
      line.share_numerator || '/' || line.share_denominator as ownership_share,
      line.weight, line.total_weight
    from app.call_lines as line
    join app.calls_for_funds as call on call.organization_id = ${db.organizationId}
      and call.id = line.call_id
    left join app.call_parts as part on part.organization_id = ${db.organizationId}
      and part.call_id = line.call_id and part.part_number = line.part_number
    join ${buildings(db)} as building on building.id = call.building_id
    join ${units(db)} as unit on unit.id = line.unit_id
    where line.organization_id = ${db.organizationId} and line.owner_id = ${owner_id}
    order by call.call_date, call.id, line.line_number`),
});
