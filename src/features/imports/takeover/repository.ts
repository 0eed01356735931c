import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { journalEntries } from '#relations/ledger.ts';
import { meterReadings, meters } from '#relations/meters.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** A lot and one of those who ever held it; null: nobody did. */
export interface HeldUnit {
  readonly unit_id: string;
  readonly unit_number: string;
  readonly owner_id: string | null;
  readonly name: string | null;
  readonly office_ref: string | null;
}

/** Finds the lots of a building with all who ever held them. */
export function findHeldUnits(db: Connection, buildingId: string): Promise<HeldUnit[]> {
  return db.query<HeldUnit>(sql`select distinct unit.id as unit_id, unit.unit_number,
      owner.id as owner_id, owner.name, owner.office_ref
    from ${units(db)} as unit
    left join ${holdings(db)} as held on held.unit_id = unit.id
    left join ${owners(db)} as owner on owner.id = held.owner_id
    where unit.building_id = ${buildingId} order by unit.unit_number, owner.id`);
}

/** Finds the first day on which the books of a building have an entry that is not reversed. */
export async function findFirstEntry(
  db: Connection,
  buildingId: string,
): Promise<LocalDate | null> {
  const { first } = await db.one<{ readonly first: LocalDate | null }>(sql`
    select min(entry.entry_date) as first from ${journalEntries(db)} as entry
    where entry.building_id = ${buildingId} and entry.reverses_id is null
      and not exists (select from ${journalEntries(db)} as reversal
        where reversal.reverses_id = entry.id)`);
  return first;
}

/** A meter, with the days on which it was read. */
export interface ReadMeter {
  readonly id: string;
  readonly unit_id: string;
  readonly distribution_key_id: string;
  readonly number: string | null;
  readonly days: readonly LocalDate[];
}

/** Finds the meters of a building. */
export function findReadMeters(db: Connection, buildingId: string): Promise<ReadMeter[]> {
  return db.query<ReadMeter>(sql`select meter.id, meter.unit_id, meter.distribution_key_id,
      meter.number, array(select reading.read_on::text from ${meterReadings(db)} as reading
        where reading.meter_id = meter.id) as days
    from ${meters(db)} as meter
    join ${distributionKeys(db)} as key on key.id = meter.distribution_key_id
    where key.building_id = ${buildingId} order by meter.id`);
}
