import { READING_SORTS, type ListMeterReadings } from '#contract/meters.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { units } from '#relations/units.ts';

export type ReadingRow = Row<'meter_readings'>;

/** A meter with its lot, its key and its latest reading. */
export interface ShownMeterRow extends Row<'meters'> {
  readonly building_id: string;
  readonly unit_number: string;
  readonly key: string;
  readonly last_reading: Pick<ReadingRow, 'read_on' | 'index' | 'new_index'> | null;
}

/** Finds meters by lot and key; conditions may name `meter` and `unit`. */
function findMeters(db: Connection, where: readonly Sql[]): Promise<ShownMeterRow[]> {
  return db.query<ShownMeterRow>(sql`select meter.*, unit.building_id, unit.unit_number,
      key.name as key, (select json_build_object('read_on', reading.read_on,
          'index', reading.index::text, 'new_index', reading.new_index::text)
        from app.meter_readings as reading
        where reading.organization_id = ${db.organizationId} and reading.meter_id = meter.id
        order by reading.read_on desc limit 1) as last_reading
    from app.meters as meter
    join ${units(db)} as unit on unit.id = meter.unit_id
    join ${distributionKeys(db)} as key on key.id = meter.distribution_key_id
    where meter.organization_id = ${db.organizationId} and ${allOf(where)}
    order by unit.number_order, app.natural_order(key.name), meter.number, meter.id`);
}

/** Finds a meter. @param visible conditions on `unit` */
export async function findMeter(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<ShownMeterRow | undefined> {
  const [meter] = await findMeters(db, [sql`meter.id = ${id}`, ...visible]);
  return meter;
}

/** Finds the meters of a lot. */
export function findMetersOfUnit(db: Connection, unit_id: string): Promise<ShownMeterRow[]> {
  return findMeters(db, [sql`meter.unit_id = ${unit_id}`]);
}

/** Finds the meters of a building. @param visible conditions on `unit` */
export function findMetersOfBuilding(
  db: Connection,
  building_id: string,
  visible: readonly Sql[],
): Promise<ShownMeterRow[]> {
  return findMeters(db, [sql`unit.building_id = ${building_id}`, ...visible]);
}

/** Finds whether a key of a building splits by meters; undefined if the building has no such key. */
export function findKeyKind(
  db: Connection,
  building_id: string,
  id: string,
): Promise<Pick<Row<'distribution_keys'>, 'kind'> | undefined> {
  return db.first(sql`select kind from ${distributionKeys(db)} as key
    where building_id = ${building_id} and id = ${id}`);
}

const sortable = sortFields('meter_readings', READING_SORTS);

/** Lists the readings of a meter, latest first. */
export function listReadings(
  db: Connection,
  meter_id: string,
  page: ListMeterReadings,
): Promise<Page<ReadingRow>> {
  return listPage<ReadingRow>(
    db,
    {
      select: sql`select * from app.meter_readings`,
      where: [sql`organization_id = ${db.organizationId}`, sql`meter_id = ${meter_id}`],
      sortable,
      defaultSort: '-read_on',
    },
    page,
  );
}

/** Finds the readings of a meter just before and just after a day. */
export function findNeighbours(
  db: Connection,
  { meter_id, read_on }: Pick<ReadingRow, 'meter_id' | 'read_on'>,
): Promise<ReadingRow[]> {
  const own = sql`organization_id = ${db.organizationId} and meter_id = ${meter_id}`;
  return db.query<ReadingRow>(sql`
    (select * from app.meter_readings where ${own} and read_on < ${read_on}::date
      order by read_on desc limit 1)
    union all
    (select * from app.meter_readings where ${own} and read_on > ${read_on}::date
      order by read_on limit 1)`);
}
