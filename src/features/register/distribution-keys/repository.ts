import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, unnestRows, type Sql } from '#platform/db/sql.ts';

export interface KeyRow {
  readonly id: string;
  readonly building_id: string;
  readonly name: string;
  readonly is_general: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export interface Weight {
  readonly unit_id: string;
  readonly weight: number;
}

/** A key as it is shown, with its weights of a day. */
export interface ShownKeyRow extends KeyRow {
  readonly valid_from: string | null;
  readonly total_weight: number;
  readonly weights: readonly Weight[];
  readonly versions: readonly (string | null)[];
}

export interface KeyQuery {
  /** The day whose weights are shown. */
  readonly date: LocalDate;
  /** Conditions on `key`. */
  readonly where: readonly Sql[];
  /** Conditions on the unit of a weight, `unit`; totals count all of them. */
  readonly visibleUnits: readonly Sql[];
}

/**
 * Keys with their weights of a day, the general one first, then by name, in one statement.
 * The version in force of a stored key, and for the general key the quotas in force, are the same
 * kind of rows: (unit, weight, since when).
 */
export function queryKeys(
  db: Connection,
  { date, where, visibleUnits }: KeyQuery,
): Promise<ShownKeyRow[]> {
  const tenant = db.organizationId;
  return db.query<ShownKeyRow>(sql`
    select key.*, nullif(shown.valid_from, '-infinity') as valid_from, shown.total_weight,
      shown.weights, history.versions
    from app.distribution_keys as key
    cross join lateral (
      select max(part.valid_from) as valid_from, coalesce(sum(part.weight), 0)::bigint as total_weight,
        coalesce(json_agg(json_build_object('unit_id', unit.id, 'weight', part.weight)
          order by unit.unit_number, unit.id) filter (where ${allOf(visibleUnits)}), '[]') as weights
      from (${partsOfStoredKey(tenant, date)} union all ${partsOfGeneralKey(tenant, date)}) as part
      join app.units as unit on unit.organization_id = ${tenant} and unit.id = part.unit_id
    ) as shown
    cross join lateral (
      select coalesce(json_agg(nullif(valid_from, '-infinity') order by valid_from), '[]') as versions
      from (select valid_from from app.distribution_key_versions
          where organization_id = ${tenant} and distribution_key_id = key.id
        union select quota.valid_from from app.unit_quotas as quota
          join app.units as unit on unit.organization_id = ${tenant} and unit.id = quota.unit_id
          where quota.organization_id = ${tenant} and key.is_general and unit.building_id = key.building_id
      ) as version
    ) as history
    where key.organization_id = ${tenant} and ${allOf(where)}
    order by key.is_general desc, key.name`);
}

function partsOfStoredKey(tenant: string, date: LocalDate): Sql {
  return sql`select weight.unit_id, weight.weight, version.valid_from
    from (select id, valid_from from app.distribution_key_versions
      where organization_id = ${tenant} and distribution_key_id = key.id and valid_from <= ${date}::date
      order by valid_from desc limit 1) as version
    join app.distribution_key_weights as weight
      on weight.organization_id = ${tenant} and weight.version_id = version.id`;
}

function partsOfGeneralKey(tenant: string, date: LocalDate): Sql {
  return sql`select quota.unit_id, quota.quota, quota.valid_from
    from app.units as own
    cross join lateral (select unit_id, quota, valid_from from app.unit_quotas
      where organization_id = ${tenant} and unit_id = own.id and valid_from <= ${date}::date
      order by valid_from desc limit 1) as quota
    where own.organization_id = ${tenant} and key.is_general and own.building_id = key.building_id`;
}

/** Writes the weights that hold from a day on; those of the same day are replaced. */
export async function writeWeights(
  db: Connection,
  version: {
    readonly id: string;
    readonly distribution_key_id: string;
    readonly valid_from: string;
  },
  weights: readonly Weight[],
): Promise<void> {
  const { id, distribution_key_id: keyId, valid_from } = version;
  await Promise.all([
    db.execute(sql`delete from app.distribution_key_versions
      where organization_id = ${db.organizationId} and distribution_key_id = ${keyId}
        and valid_from = ${valid_from}::date`),
    db.execute(sql`insert into app.distribution_key_versions
      (organization_id, id, distribution_key_id, valid_from)
      values (${db.organizationId}, ${id}, ${keyId}, ${valid_from})`),
    db.execute(sql`insert into app.distribution_key_weights (organization_id, version_id, unit_id, weight)
      select ${db.organizationId}::uuid, ${id}::uuid, t.unit_id, t.weight
      from (${unnestRows(
        { unit_id: 'uuid', weight: 'bigint' },
        weights.map(({ unit_id, weight }) => ({ unit_id, weight })),
      )}) as t`),
  ]);
}
