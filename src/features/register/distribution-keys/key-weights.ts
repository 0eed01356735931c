import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

interface WeightedUnitRow {
  readonly unit_id: string;
  readonly unit_number: string;
  readonly weight: number;
}

interface KeyWeights {
  readonly distribution_key_id: string;
  readonly name: string;
  readonly is_general: boolean;
  /** Every unit that the key names, those of weight 0 too, by unit number. */
  readonly units: readonly WeightedUnitRow[];
  readonly total_weight: number;
}

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly is_general: boolean;
}

/**
 * The weights by which a key of a building splits on a day. Of the general key these are the quotas,
 * refused with quota_incomplete {sum, total_quota} unless they add up to the building's total.
 * @param distribution_key_id null: the general key
 */
export async function keyWeightsOn(
  db: Connection,
  {
    building_id,
    distribution_key_id,
    date,
  }: { building_id: string; distribution_key_id: string | null; date: LocalDate },
): Promise<KeyWeights> {
  const named = distribution_key_id === null ? sql`is_general` : sql`id = ${distribution_key_id}`;
  const key = await db.first<KeyRow>(sql`select id, name, is_general from app.distribution_keys
    where organization_id = ${db.organizationId} and building_id = ${building_id} and ${named}`);
  if (key === undefined) {
    throw new DomainError('unknown_reference', { pointer: '/body/distribution_key_id' });
  }
  const units = key.is_general
    ? await completeQuotasOn(db, building_id, date)
    : await storedWeightsOn(db, key.id, date);
  const total_weight = units.reduce((total, { weight }) => total + weight, 0);
  const { id, name, is_general } = key;
  return { distribution_key_id: id, name, is_general, units, total_weight };
}

async function completeQuotasOn(
  db: Connection,
  buildingId: string,
  date: LocalDate,
): Promise<WeightedUnitRow[]> {
  const [units, { total_quota }] = await Promise.all([
    quotasOn(db, buildingId, date),
    db.one<{ total_quota: number }>(sql`select total_quota from app.building_quotas
      where organization_id = ${db.organizationId} and building_id = ${buildingId}
        and valid_from <= ${date}::date
      order by valid_from desc limit 1`),
  ]);
  const sum = units.reduce((total, { weight }) => total + weight, 0);
  if (sum !== total_quota) throw new DomainError('quota_incomplete', { sum, total_quota });
  return units;
}

/** A unit whose first quota starts later is not yet one of the building's units. */
function quotasOn(db: Connection, buildingId: string, date: LocalDate): Promise<WeightedUnitRow[]> {
  return db.query<WeightedUnitRow>(sql`
    select unit.id as unit_id, unit.unit_number, version.quota as weight
    from app.units as unit
    cross join lateral (select quota from app.unit_quotas as version
      where version.organization_id = unit.organization_id and version.unit_id = unit.id
        and version.valid_from <= ${date}::date
      order by version.valid_from desc limit 1) as version
    where unit.organization_id = ${db.organizationId} and unit.building_id = ${buildingId}
    order by unit.unit_number, unit.id`);
}

function storedWeightsOn(
  db: Connection,
  keyId: string,
  date: LocalDate,
): Promise<WeightedUnitRow[]> {
  return db.query<WeightedUnitRow>(sql`
    select weight.unit_id, unit.unit_number, weight.weight
    from app.distribution_key_weights as weight
    join app.units as unit
      on unit.organization_id = weight.organization_id and unit.id = weight.unit_id
    where weight.organization_id = ${db.organizationId}
      and weight.version_id = (select id from app.distribution_key_versions
        where organization_id = ${db.organizationId} and distribution_key_id = ${keyId}
          and valid_from <= ${date}::date
        order by valid_from desc limit 1)
    order by unit.unit_number, unit.id`);
}
