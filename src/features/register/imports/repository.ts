import type { Holding } from '#domain/imports/check-holdings.ts';
import type { RegisterNow } from '#domain/imports/compare-import.ts';
import type { OwnerValues, UnitValues } from '#domain/imports/tables.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import { lockBuildingByRef, toBuilding } from '#features/register/buildings/index.ts';
import {
  distributionKeys,
  keyVersions,
  keyWeights,
} from '#features/register/distribution-keys/relations.ts';
import { ownersInSight } from '#features/register/owners/index.ts';
import { owners } from '#features/register/owners/relations.ts';
import { holdings } from '#features/register/unit-owners/relations.ts';
import { toUnit } from '#features/register/units/index.ts';
import { units } from '#features/register/units/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
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
  const building = await lockBuildingByRef(ctx, buildingRef);
  const [knownOwners, knownUnits, knownHoldings, keys] = await Promise.all([
    findOwners(ctx, ownerRefs),
    building === undefined ? [] : findUnits(db, building.id),
    building === undefined ? [] : findHoldings(db, building.id),
    building === undefined ? new Map<string, Map<string, number>>() : findKeys(db, building.id),
  ]);
  const seen = knownOwners.filter(({ is_in_sight }) => is_in_sight);
  return {
    building_id: building?.id ?? null,
    unit_ids: new Map(knownUnits.map(({ unit_number, id }) => [unit_number, id])),
    owner_ids: new Map(seen.map(({ ref, id }) => [ref, id])),
    register: {
      building: building === undefined ? null : toBuilding(building),
      units: new Map(knownUnits.map((unit) => [unit.unit_number, unit])),
      owners: new Map(seen.map((owner) => [owner.ref, owner])),
      hidden_refs: new Set(knownOwners.filter(({ is_in_sight: is }) => !is).map(({ ref }) => ref)),
      holdings: knownHoldings,
      keys,
    },
  };
}

type KnownOwner = OwnerValues & { readonly id: string; readonly is_in_sight: boolean };

function findOwners(ctx: TenantContext, refs: readonly string[]): Promise<KnownOwner[]> {
  return ctx.db.query<KnownOwner>(sql`select id, external_ref as ref, kind, name, email, phone,
      address, language, enterprise_number, (${allOf(ownersInSight(ctx))}) as is_in_sight
    from ${owners(ctx.db)} as owner where external_ref = any(${refs}::text[])`);
}

type KnownUnit = UnitValues & Pick<Row<'units'>, 'id'>;

async function findUnits(db: Connection, buildingId: string): Promise<KnownUnit[]> {
  const rows = await db.query<Omit<KnownUnit, 'area'> & Pick<Row<'units'>, 'area'>>(sql`
    select unit.id, unit.unit_number, unit.type, unit.floor, unit.area, unit.quota,
      parent.unit_number as parent_unit
    from ${units(db)} as unit
    left join ${units(db)} as parent on parent.id = unit.parent_unit_id
    where unit.building_id = ${buildingId}`);
  return rows.map(toUnit);
}

type HoldingRow = Omit<Holding, 'row' | 'share'> &
  Pick<Row<'unit_owners'>, 'share_numerator' | 'share_denominator'>;

/** Primary contact is said of a relation's first day, as its row in a file says it. */
async function findHoldings(db: Connection, buildingId: string): Promise<Holding[]> {
  const rows = await db.query<HoldingRow>(sql`
    select unit.unit_number, owner.external_ref as owner_ref, held."right", held.share_numerator,
      held.share_denominator, held.start_date, held.end_date,
      held.primary_during @> held.start_date as is_primary_contact, held.is_voting_mandatary
    from ${holdings(db)} as held
    join ${units(db)} as unit on unit.id = held.unit_id
    join ${owners(db)} as owner on owner.id = held.owner_id
    where unit.building_id = ${buildingId}
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
    from ${distributionKeys(db)} as key
    left join lateral (select version.id from ${keyVersions(db)} as version
      where version.distribution_key_id = key.id
      order by version.valid_from desc limit 1) as newest on true
    left join ${keyWeights(db)} as weight on weight.version_id = newest.id
    left join ${units(db)} as unit on unit.id = weight.unit_id
    where key.building_id = ${buildingId} and not key.is_general`);
  const keys = new Map<string, Map<string, number>>();
  for (const { name, unit_number, weight } of rows) {
    const weights = keys.get(name) ?? new Map<string, number>();
    if (unit_number !== null) weights.set(unit_number, weight);
    keys.set(name, weights);
  }
  return keys;
}
