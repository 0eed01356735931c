import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** Readings of the meters of an owner's lots, from the eve of the first day held to the last one. */
export const discloseReadings: DisclosurePart = async ({ db }, { owner_id }) => ({
  MeterReadings: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      unit.unit_number, meter.number as meter_number, meter.unit_of_measure, reading.read_on,
      reading.index::text as index, reading.new_index::text as new_index
    from app.meter_readings as reading
    join app.meters as meter on meter.organization_id = ${db.organizationId}
      and meter.id = reading.meter_id
    join ${units(db)} as unit on unit.id = meter.unit_id
    join ${buildings(db)} as building on building.id = unit.building_id
    where reading.organization_id = ${db.organizationId}
      and exists (select from ${holdings(db)} as holding
        where holding.unit_id = meter.unit_id and holding.owner_id = ${owner_id}
          and holding.start_date <= reading.read_on + 1
          and (holding.end_date is null or holding.end_date > reading.read_on))
    order by reading.read_on, reading.id`),
});
