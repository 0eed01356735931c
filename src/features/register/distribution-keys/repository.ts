import type { WeightedUnit } from '#domain/charges/split-amount.ts';
import type { KeyVersion } from '#domain/costs/allocate-lots.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow, insertRows, type Row } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { buildingQuotas } from '#relations/buildings.ts';
import { unitQuotas, units } from '#relations/units.ts';

export type Weight = Pick<Row<'distribution_key_weights'>, 'unit_id' | 'weight'>;

/** A key with its weights on a day. */
export interface ShownKeyRow extends Row<'distribution_keys'> {
  readonly valid_from: string | null;
  readonly total_weight: number;
  readonly weights: readonly Weight[];
  readonly versions: readonly (string | null)[];
}

export interface KeyQuery {
  /** The day of the weights. */
  readonly date: LocalDate;
  /** Conditions on `key`. */
  readonly where: readonly Sql[];
  /** Conditions on the unit of a weight, `unit`; totals include all units. */
  readonly visibleUnits: readonly Sql[];
}

/**
 * Finds keys with their weights on a day, general first, then by name, in one statement. The
 * version in force of a stored key, and the quotas in force for the general key, are rows of the
 * same form: (unit, weight, valid from).
 */
export function queryKeys(
  db: Connection,
  { date, where, visibleUnits }: KeyQuery,
): Promise<ShownKeyRow[]> {
  return db.query<ShownKeyRow>(sql`
    select key.*, nullif(shown.valid_from, '-infinity') as valid_from, shown.total_weight,
      shown.weights, history.versions
    from app.distribution_keys as key
    cross join lateral (
      select max(part.valid_from) as valid_from, coalesce(sum(part.weight), 0)::bigint as total_weight,
        coalesce(json_agg(json_build_object('unit_id', unit.id, 'weight', part.weight)
          order by unit.number_order, unit.id) filter (where ${allOf(visibleUnits)}), '[]') as weights
      from (${selectStoredKeyParts(db, date)} union all ${selectGeneralKeyParts(db, date)}) as part
      join ${units(db)} as unit on unit.id = part.unit_id
    ) as shown
    cross join lateral (
      select coalesce(json_agg(nullif(valid_from, '-infinity') order by valid_from), '[]') as versions
      from (select valid_from from app.distribution_key_versions
          where organization_id = ${db.organizationId} and distribution_key_id = key.id
        union select quota.valid_from from ${unitQuotas(db)} as quota
          join ${units(db)} as unit on unit.id = quota.unit_id
          where key.is_general and unit.building_id = key.building_id
      ) as version
    ) as history
    where key.organization_id = ${db.organizationId} and ${allOf(where)}
    order by key.is_general desc, app.natural_order(key.name), key.id`);
}

function selectStoredKeyParts(db: Connection, date: LocalDate): Sql {
  return sql`select weight.unit_id, weight.weight, version.valid_from
    from (select id, valid_from from app.distribution_key_versions
      where organization_id = ${db.organizationId} and distribution_key_id = key.id
        and valid_from <= ${date}::date
      order by valid_from desc limit 1) as version
    join app.distribution_key_weights as weight
      on weight.organization_id = ${db.organizationId} and weight.version_id = version.id`;
}

function selectGeneralKeyParts(db: Connection, date: LocalDate): Sql {
  return sql`select own.id, quota.quota, quota.valid_from
    from ${units(db)} as own cross join lateral (${selectQuota(db, sql`own.id`, sql`${date}::date`)}) as quota
    where key.is_general and own.building_id = key.building_id`;
}

/** Selects the quota of a unit on a day; none before its first. */
function selectQuota(db: Connection, unitId: Sql, date: Sql): Sql {
  return sql`select quota, valid_from from ${unitQuotas(db)} as version
    where unit_id = ${unitId} and valid_from <= ${date} order by valid_from desc limit 1`;
}

/** Finds the current names of keys, by id. */
export async function findKeyNames(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<Pick<Row<'distribution_keys'>, 'id' | 'name'>>(sql`
    select id, name from app.distribution_keys
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const weightedUnits = (weight: Sql): Sql => sql`coalesce(json_agg(json_build_object(
  'unit_id', unit.id, 'unit_number', unit.unit_number, 'weight', ${weight})), '[]')`;

/**
 * Finds all versions of keys with their weights. Those of the general key are the quotas; a version in
 * which they do not add up to the building's total has no units.
 */
export function findKeyVersions(db: Connection, keyIds: readonly string[]): Promise<KeyVersion[]> {
  return db.query<KeyVersion>(sql`
    select version.distribution_key_id, nullif(version.valid_from, '-infinity') as valid_from,
      (select ${weightedUnits(sql`weight.weight`)}
        from app.distribution_key_weights as weight
        join ${units(db)} as unit on unit.id = weight.unit_id
        where weight.organization_id = ${db.organizationId} and weight.version_id = version.id) as units
    from app.distribution_key_versions as version
    where version.organization_id = ${db.organizationId}
      and version.distribution_key_id = any(${keyIds}::uuid[])
    union all
    select key.id, nullif(day.valid_from, '-infinity'), quotas.units
    from app.distribution_keys as key
    cross join lateral (
      select quota.valid_from from ${unitQuotas(db)} as quota
        join ${units(db)} as unit on unit.id = quota.unit_id where unit.building_id = key.building_id
      union select whole.valid_from from ${buildingQuotas(db)} as whole
        where whole.building_id = key.building_id) as day
    cross join lateral (
      select case when sum(version.quota) = (select whole.total_quota from ${buildingQuotas(db)} as whole
          where whole.building_id = key.building_id and whole.valid_from <= day.valid_from
          order by whole.valid_from desc limit 1)
        then ${weightedUnits(sql`version.quota`)} else '[]' end as units
      from ${units(db)} as unit
      cross join lateral (${selectQuota(db, sql`unit.id`, sql`day.valid_from`)}) as version
      where unit.building_id = key.building_id) as quotas
    where key.organization_id = ${db.organizationId} and key.is_general
      and key.id = any(${keyIds}::uuid[])`);
}

/** Finds a key. @param id null: the general key */
export function findKey(
  db: Connection,
  buildingId: string,
  id: string | null,
): Promise<Row<'distribution_keys'> | undefined> {
  return db.first<Row<'distribution_keys'>>(sql`select * from app.distribution_keys
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and ${id === null ? sql`is_general` : sql`id = ${id}`}`);
}

/** Finds the quotas of a building's units on a day; a unit without quota yet is not included. */
export function findQuotas(
  db: Connection,
  buildingId: string,
  date: LocalDate,
): Promise<WeightedUnit[]> {
  return db.query<WeightedUnit>(sql`
    select unit.id as unit_id, unit.unit_number, version.quota as weight
    from ${units(db)} as unit cross join lateral (${selectQuota(db, sql`unit.id`, sql`${date}::date`)}) as version
    where unit.building_id = ${buildingId}
    order by unit.unit_number, unit.id`);
}

/** Finds the total quota of a building on a day. */
export async function findTotalQuota(
  db: Connection,
  buildingId: string,
  date: LocalDate,
): Promise<number> {
  const { total_quota } = await db.one<Pick<Row<'building_quotas'>, 'total_quota'>>(sql`
    select total_quota from ${buildingQuotas(db)} as version
    where building_id = ${buildingId} and valid_from <= ${date}::date
    order by valid_from desc limit 1`);
  return total_quota;
}

/** Finds the stored weights of a key; the general key has none. */
export function findStoredWeights(
  db: Connection,
  keyId: string,
  date: LocalDate,
): Promise<WeightedUnit[]> {
  return db.query<WeightedUnit>(sql`
    select weight.unit_id, unit.unit_number, weight.weight
    from app.distribution_key_weights as weight
    join ${units(db)} as unit on unit.id = weight.unit_id
    where weight.organization_id = ${db.organizationId}
      and weight.version_id = (select id from app.distribution_key_versions
        where organization_id = ${db.organizationId} and distribution_key_id = ${keyId}
          and valid_from <= ${date}::date
        order by valid_from desc limit 1)
    order by unit.unit_number, unit.id`);
}

/**
 * Finds which of the ids are units of the building, and prevents their deletion until the
 * transaction ends.
 */
export async function lockUnitsAgainstDeletion(
  db: Connection,
  buildingId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from ${units(db)} as unit
    where building_id = ${buildingId} and id = any(${ids}::uuid[])
    for key share`);
  return new Set(rows.map(({ id }) => id));
}

/** Writes weights that apply from a day on, replacing those of the same day. */
export async function writeWeights(
  db: Connection,
  version: Omit<Row<'distribution_key_versions'>, 'organization_id'>,
  weights: readonly Weight[],
): Promise<void> {
  const { id: version_id, distribution_key_id: keyId, valid_from } = version;
  await Promise.all([
    db.execute(sql`delete from app.distribution_key_versions
      where organization_id = ${db.organizationId} and distribution_key_id = ${keyId}
        and valid_from = ${valid_from}::date`),
    insertRow(db, 'distribution_key_versions', version),
    insertRows(
      db,
      'distribution_key_weights',
      weights.map(({ unit_id, weight }) => ({ version_id, unit_id, weight })),
    ),
  ]);
}

/**
 * Deletes the General key with its building; the database refuses while an expense refers to it.
 */
export async function deleteGeneralKey(db: Connection, buildingId: string): Promise<void> {
  await db.execute(sql`delete from app.distribution_keys
    where organization_id = ${db.organizationId} and building_id = ${buildingId} and is_general`);
}
