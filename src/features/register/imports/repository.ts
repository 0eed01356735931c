import type { Holding } from '#domain/imports/check-holdings.ts';
import type { RegisterNow } from '#domain/imports/compare-import.ts';
import type { OwnerValues, UnitValues } from '#domain/imports/tables.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import { toBuilding, type BuildingRow } from '#features/register/buildings/index.ts';
import { ownersInSight } from '#features/register/owners/index.ts';
import { toUnit } from '#features/register/units/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Imports of one organization take turns, so that each one compares with what the other wrote. */
export async function lockImports(db: Connection): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('import ' || ${db.organizationId}::text, 0))`,
  );
}

/** What the register holds of an import, with the ids of what it names. */
export interface StoredRegister {
  readonly building_id: string | null;
  readonly unit_ids: ReadonlyMap<string, string>;
  readonly owner_ids: ReadonlyMap<string, string>;
  readonly register: RegisterNow;
}

/**
 * Reads the building with this reference, behind its lock, with its units, their owners and its
 * keys, and the owners with these references.
 */
export async function readRegister(
  ctx: TenantContext,
  buildingRef: string,
  ownerRefs: readonly string[],
): Promise<StoredRegister> {
  const { db } = ctx;
  const building = await db.first<BuildingRow>(sql`select * from app.buildings
    where organization_id = ${db.organizationId} and external_ref = ${buildingRef}
      and ${allOf(visibleBuildings(ctx, 'id'))} for update`);
  const [owners, units, holdings, keys] = await Promise.all([
    findOwners(ctx, ownerRefs),
    building === undefined ? [] : findUnits(db, building.id),
    building === undefined ? [] : findHoldings(db, building.id),
    building === undefined ? new Map<string, Map<string, number>>() : findKeys(db, building.id),
  ]);
  const seen = owners.filter(({ is_in_sight }) => is_in_sight);
  return {
    building_id: building?.id ?? null,
    unit_ids: new Map(units.map(({ unit_number, id }) => [unit_number, id])),
    owner_ids: new Map(seen.map(({ ref, id }) => [ref, id])),
    register: {
      building: building === undefined ? null : toBuilding(building),
      units: new Map(units.map((unit) => [unit.unit_number, unit])),
      owners: new Map(seen.map((owner) => [owner.ref, owner])),
      hidden_refs: new Set(owners.filter(({ is_in_sight: is }) => !is).map(({ ref }) => ref)),
      holdings,
      keys,
    },
  };
}

type OwnerRow = OwnerValues & { readonly id: string; readonly is_in_sight: boolean };

function findOwners(ctx: TenantContext, refs: readonly string[]): Promise<OwnerRow[]> {
  return ctx.db.query<OwnerRow>(sql`select id, external_ref as ref, kind, name, email, phone,
      address, language, enterprise_number, (${allOf(ownersInSight(ctx))}) as is_in_sight
    from app.owners
    where organization_id = ${ctx.organizationId} and external_ref = any(${refs}::text[])`);
}

type UnitRow = UnitValues & { readonly id: string };

async function findUnits(db: Connection, buildingId: string): Promise<UnitRow[]> {
  const rows = await db.query<Omit<UnitRow, 'area'> & { area: string | null }>(sql`
    select unit.id, unit.unit_number, unit.type, unit.floor, unit.area, unit.quota,
      parent.unit_number as parent_unit
    from app.units as unit
    left join app.units as parent
      on parent.organization_id = unit.organization_id and parent.id = unit.parent_unit_id
    where unit.organization_id = ${db.organizationId} and unit.building_id = ${buildingId}`);
  return rows.map(toUnit);
}

interface HoldingRow extends Omit<Holding, 'row' | 'share'> {
  readonly share_numerator: string;
  readonly share_denominator: string;
}

/** Primary contact is said of a relation's first day, as its row in a file says it. */
async function findHoldings(db: Connection, buildingId: string): Promise<Holding[]> {
  const rows = await db.query<HoldingRow>(sql`
    select unit.unit_number, owner.external_ref as owner_ref, held."right", held.share_numerator,
      held.share_denominator, held.start_date, held.end_date,
      held.primary_during @> held.start_date as is_primary_contact, held.is_voting_mandatary
    from app.unit_owners as held
    join app.units as unit
      on unit.organization_id = held.organization_id and unit.id = held.unit_id
    join app.owners as owner
      on owner.organization_id = held.organization_id and owner.id = held.owner_id
    where held.organization_id = ${db.organizationId} and unit.building_id = ${buildingId}
    order by held.unit_id, held.start_date, held.id`);
  return rows.map(({ share_numerator, share_denominator, ...row }) => ({
    ...row,
    row: null,
    share: fraction(BigInt(share_numerator), BigInt(share_denominator)),
  }));
}

interface WeightRow {
  readonly name: string;
  readonly unit_number: string | null;
  readonly weight: number;
}

/** Key → unit_number → weight of the newest version. */
async function findKeys(
  db: Connection,
  buildingId: string,
): Promise<Map<string, Map<string, number>>> {
  const rows = await db.query<WeightRow>(sql`
    select key.name, unit.unit_number, weight.weight
    from app.distribution_keys as key
    left join lateral (select version.id from app.distribution_key_versions as version
      where version.organization_id = key.organization_id and version.distribution_key_id = key.id
      order by version.valid_from desc limit 1) as newest on true
    left join app.distribution_key_weights as weight
      on weight.organization_id = key.organization_id and weight.version_id = newest.id
    left join app.units as unit
      on unit.organization_id = weight.organization_id and unit.id = weight.unit_id
    where key.organization_id = ${db.organizationId} and key.building_id = ${buildingId}
      and not key.is_general`);
  const keys = new Map<string, Map<string, number>>();
  for (const { name, unit_number, weight } of rows) {
    const weights = keys.get(name) ?? new Map<string, number>();
    if (unit_number !== null) weights.set(unit_number, weight);
    keys.set(name, weights);
  }
  return keys;
}
