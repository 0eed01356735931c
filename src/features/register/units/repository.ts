import { ListedUnit, type ListUnits, Unit, type UnitHolder, UNIT_SORTS } from '#contract/units.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import {
  insertRows,
  shownColumns,
  unnestRows,
  type Row,
  type ShownRow,
} from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';

const sortable = sortFields('units', UNIT_SORTS, { unit_number: 'number_order' });

/** Whether anyone has a right in the unit on the day. */
const isHeld = (db: Connection, day: LocalDate) =>
  sql`exists (select from ${holdings(db)} as holding
    where holding.unit_id = units.id and holding.during @> ${day}::date)`;

/** A unit with the name of its building. */
export type ShownUnit = ShownRow<'units', typeof Unit> & { readonly building_name: string };

const columns = shownColumns('units', Unit);
const selectUnits = (db: Connection): Selection => ({
  select: sql`select * from app.units`,
  columns,
  beside: selectNames(db, Unit, nameSources),
});

/** A holder of a unit as the database keeps the share. */
type StoredHolder = Omit<UnitHolder, 'ownership_share'> &
  Pick<Row<'unit_owners'>, 'share_numerator' | 'share_denominator'>;

/** A unit of a list, with its holders of the day. */
export interface ListedUnitRow extends ShownUnit {
  readonly holders: readonly StoredHolder[];
}

/** Selects the holders of the unit `page` on a day as JSON, longest held first. */
const selectHolders = (db: Connection, day: LocalDate, holderId: string | null) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('owner_id', holding.owner_id,
      'owner_name', owner.name, 'right', holding."right",
      'share_numerator', holding.share_numerator::text,
      'share_denominator', holding.share_denominator::text)
      order by holding.start_date, holding.id)
    from ${holdings(db)} as holding join ${owners(db)} as owner on owner.id = holding.owner_id
    where holding.unit_id = page.id and holding.during @> ${day}::date
      and ${allOf(equal({ owner_id: holderId ?? undefined }))}), '[]') as holders`;

/** Finds a unit that meets the conditions. */
export function findUnit(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<ShownUnit | undefined> {
  return findShown<ShownUnit>(db, selectUnits(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
}

interface UnitsInSight {
  readonly visible: readonly Sql[];
  /** The only holder that the caller sees; null: all. */
  readonly holderId: string | null;
  readonly today: LocalDate;
}

/** Lists units with their current holders. */
export function listUnits(
  db: Connection,
  { building_id, without_owner: isBare, ...page }: ListUnits,
  { visible, holderId, today }: UnitsInSight,
): Promise<Page<ListedUnitRow>> {
  return listPage<ListedUnitRow>(
    db,
    {
      select: sql`select * from app.units`,
      columns,
      beside: [...selectNames(db, ListedUnit, nameSources), selectHolders(db, today, holderId)],
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...(isBare === undefined ? [] : [sql`${isBare} <> ${isHeld(db, today)}`]),
        ...visible,
      ],
      sortable,
      defaultSort: 'unit_number',
    },
    page,
  );
}

/** Records the quota of each unit from this day on, until it changes again. */
export async function recordQuotas(
  db: Connection,
  quotas: readonly Pick<Row<'units'>, 'id' | 'quota'>[],
  validFrom: string,
): Promise<void> {
  const ids = quotas.map(({ id }) => id);
  await Promise.all([
    db.execute(sql`delete from app.unit_quotas where organization_id = ${db.organizationId}
      and unit_id = any(${ids}::uuid[]) and valid_from > ${validFrom}::date`),
    insertQuotas(db, quotas, validFrom),
  ]);
}

/** Records the quota of each unit that has none from a later day. */
export function insertQuotas(
  db: Connection,
  quotas: readonly Pick<Row<'units'>, 'id' | 'quota'>[],
  validFrom: string,
): Promise<void> {
  return insertRows(
    db,
    'unit_quotas',
    quotas.map(({ id, quota }) => ({ unit_id: id, valid_from: validFrom, quota })),
    sql`on conflict (organization_id, unit_id, valid_from) do update set quota = excluded.quota`,
  );
}

/** Finds the day from which the unit's current quota applies. */
export async function findQuotaStart(db: Connection, unitId: string): Promise<string> {
  const { valid_from } = await db.one<Pick<Row<'unit_quotas'>, 'valid_from'>>(sql`select valid_from
    from app.unit_quotas where organization_id = ${db.organizationId} and unit_id = ${unitId}
    order by valid_from desc limit 1`);
  return valid_from;
}

/** Finds which of the ids are units of the building. */
export async function knownUnits(
  db: Connection,
  buildingId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from app.units
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and id = any(${ids}::uuid[])
    for key share`);
  return new Set(rows.map(({ id }) => id));
}

/** Finds unit → parent for those of the building that have a parent. */
export async function findUnitParents(
  db: Connection,
  buildingId: string,
): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; parent_unit_id: string }>(sql`
    select id, parent_unit_id from app.units
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and parent_unit_id is not null`);
  return new Map(rows.map(({ id, parent_unit_id }) => [id, parent_unit_id]));
}

/** Finds and locks which of the ids are units that meet the conditions. */
export async function lockVisibleUnits(
  db: Connection,
  ids: readonly string[],
  visible: readonly Sql[],
): Promise<Set<string>> {
  // Always locked in the same order, so that two writers of the same units cannot deadlock.
  const rows = await db.query<{ id: string }>(sql`select id from app.units
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and ${allOf(visible)}
    order by id for no key update`);
  return new Set(rows.map(({ id }) => id));
}

/** Updates the day from which units are wholly held without end; null: they are not. */
export async function updateCompleteDays(
  db: Connection,
  units: readonly { readonly id: string; readonly complete_from: LocalDate | null }[],
): Promise<void> {
  const given = unnestRows(
    'units',
    ['id', 'complete_from'],
    units.map(({ id, complete_from }) => ({ id, complete_from: complete_from ?? 'infinity' })),
  );
  await db.execute(sql`update app.units as unit set complete_from = given.complete_from
    from (${given}) as given where unit.organization_id = ${db.organizationId}
      and unit.id = given.id and unit.complete_from <> given.complete_from`);
}

/** Finds the numbers of units, by id, in the order of their numbers. */
export async function findUnitNumbers(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<Pick<Row<'units'>, 'id' | 'unit_number'>>(sql`select id, unit_number
    from app.units where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
    order by number_order, id`);
  return new Map(rows.map(({ id, unit_number }) => [id, unit_number]));
}
