import type { Holding } from '#domain/imports/check-holdings.ts';
import type { RegisterNow } from '#domain/imports/compare-import.ts';
import type { OwnerValues, UnitValues } from '#domain/imports/tables.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import { lockBuildingByRef, toBuilding } from '#features/register/buildings/index.ts';
import { limitToVisibleOwners } from '#features/register/owners/index.ts';
import { toUnit } from '#features/register/units/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { distributionKeys, keyVersions, keyWeights } from '#relations/distribution-keys.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** Makes the imports of an organization take turns, so that each one sees what the others wrote. */
export async function lockImports(db: Connection): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('import ' || ${db.organizationId}::text, 0))`,
  );
}

/** Records of the register that an import is compared with, with their ids. */
export interface StoredRegister {
  readonly building_id: string | null;
  readonly unit_ids: ReadonlyMap<string, string>;
  readonly owner_ids: ReadonlyMap<string, string>;
  readonly register: RegisterNow;
}

/**
 * Reads and locks the building with this reference, with its units, their owners and its keys, and
 * the owners whom these references name in this building or across the organization.
 */
export async function readRegister(
  ctx: TenantContext,
  buildingRef: string,
  wanted: readonly OwnerRefs[],
): Promise<StoredRegister> {
  const { db } = ctx;
  const building = await lockBuildingByRef(ctx, buildingRef);
  const links =
    building === undefined ? new Map<string, string>() : await findLinks(db, building.id);
  const knownUnits = building === undefined ? [] : await findUnits(db, building.id);
  const numberOf = new Map(knownUnits.map(({ id, unit_number }) => [id, unit_number]));
  const [knownOwners, knownHoldings, keys] = await Promise.all([
    findOwners(ctx, links, wanted),
    findHoldings(db, numberOf, links),
    building === undefined
      ? new Map<string, Map<string, number>>()
      : findKeys(db, building.id, numberOf),
  ]);
  const byRef = Map.groupBy(knownOwners, ({ wanted_ref }) => wanted_ref);
  const refsWhere = (holds: (found: readonly KnownOwner[]) => boolean) =>
    new Set([...byRef].filter(([, found]) => holds(found)).map(([ref]) => ref));
  const contested = refsWhere((found) => found.length > 1);
  const seen = knownOwners.filter(
    ({ is_in_sight, wanted_ref }) => is_in_sight && !contested.has(wanted_ref),
  );
  return {
    building_id: building?.id ?? null,
    unit_ids: new Map(knownUnits.map(({ unit_number, id }) => [unit_number, id])),
    owner_ids: new Map(seen.map(({ wanted_ref, id }) => [wanted_ref, id])),
    register: {
      building: building === undefined ? null : toBuilding(building),
      units: new Map(knownUnits.map((unit) => [unit.unit_number, unit])),
      owners: new Map(seen.map((owner) => [owner.wanted_ref, owner])),
      hidden_refs: refsWhere((found) => found.some(({ is_in_sight }) => !is_in_sight)),
      contested_refs: contested,
      unlinked_refs: refsWhere((found) => found.every(({ is_linked }) => !is_linked)),
      holdings: knownHoldings,
      keys,
    },
  };
}

/** References by which a row names its owner. */
type OwnerRefs = Pick<OwnerValues, 'ref' | 'office_ref'>;
type OwnerRow = Omit<OwnerValues, 'ref'> & { readonly id: string; readonly is_in_sight: boolean };

interface KnownOwner extends OwnerValues {
  readonly id: string;
  /**
   * The reference of the row that names the owner; `ref` is the one known in the building, if any.
   */
  readonly wanted_ref: string;
  readonly is_linked: boolean;
  readonly is_in_sight: boolean;
}

/** Maps the references in a building's files to owners. */
export async function findLinks(db: Connection, buildingId: string): Promise<Map<string, string>> {
  const rows = await db.query<Pick<Row<'owner_refs'>, 'ref' | 'owner_id'>>(sql`
    select ref, owner_id from app.owner_refs
    where organization_id = ${db.organizationId} and building_id = ${buildingId}`);
  return new Map(rows.map(({ ref, owner_id }) => [ref, owner_id]));
}

/** Finds the owners whom rows name; a row whose two references name different owners finds both. */
async function findOwners(
  ctx: TenantContext,
  links: ReadonlyMap<string, string>,
  wanted: readonly OwnerRefs[],
): Promise<KnownOwner[]> {
  const ids = wanted.flatMap(({ ref }) => links.get(ref) ?? []);
  const officeRefs = wanted.flatMap(({ office_ref }) => office_ref ?? []);
  const rows = await ctx.db.query<OwnerRow>(sql`select id, office_ref, kind, name, email, phone,
      address, language, enterprise_number, (${allOf(limitToVisibleOwners(ctx))}) as is_in_sight
    from ${owners(ctx.db)} as owner
    where id = any(${ids}::uuid[]) or office_ref = any(${officeRefs}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byOffice = new Map(rows.map((row) => [row.office_ref, row]));
  const refOf = new Map([...links].map(([ref, id]) => [id, ref]));
  return wanted.flatMap(({ ref, office_ref }) => {
    const linked = byId.get(links.get(ref) ?? '');
    const named = office_ref === null ? undefined : byOffice.get(office_ref);
    const found = new Set([linked, named].filter((owner) => owner !== undefined));
    return [...found].map((owner) => ({
      ...owner,
      wanted_ref: ref,
      ref: refOf.get(owner.id) ?? ref,
      is_linked: refOf.has(owner.id),
    }));
  });
}

/** Stores the references by which the files of a building name its owners. */
export function linkOwners(
  db: Connection,
  buildingId: string,
  links: readonly { readonly ref: string; readonly owner_id: string }[],
): Promise<void> {
  const rows = links.map((link) => ({ ...link, building_id: buildingId }));
  return insertRows(db, 'owner_refs', rows);
}

type KnownUnit = UnitValues & Pick<Row<'units'>, 'id'>;

type UnitRow = Omit<KnownUnit, 'area' | 'parent_unit'> &
  Pick<Row<'units'>, 'area' | 'parent_unit_id'>;

/**
 * Rows that refer to units are joined to them in code: the planner has no statistics on rows that
 * were just written, and may choose a nested loop over 5,000 × 5,000 rows.
 */
async function findUnits(db: Connection, buildingId: string): Promise<KnownUnit[]> {
  const rows = await db.query<UnitRow>(sql`
    select id, unit_number, type, floor, area, quota, parent_unit_id
    from ${units(db)} as unit where building_id = ${buildingId}`);
  const numberOf = new Map(rows.map(({ id, unit_number }) => [id, unit_number]));
  return rows.map(({ parent_unit_id: parent, ...row }) =>
    toUnit({ ...row, parent_unit: parent === null ? null : (numberOf.get(parent) ?? null) }),
  );
}

type HoldingRow = Omit<Holding, 'row' | 'share' | 'owner_ref' | 'unit_number'> &
  Pick<Row<'unit_owners'>, 'unit_id' | 'owner_id' | 'share_numerator' | 'share_denominator'>;

/** Reads the holdings; as in a file, primary contact refers to the first day of a relation. */
async function findHoldings(
  db: Connection,
  numberOf: ReadonlyMap<string, string>,
  links: ReadonlyMap<string, string>,
): Promise<Holding[]> {
  const refOf = new Map([...links].map(([ref, id]) => [id, ref]));
  const rows = await db.query<HoldingRow>(sql`
    select held.unit_id, held.owner_id, held."right", held.share_numerator,
      held.share_denominator, held.start_date, held.end_date,
      held.primary_during @> held.start_date as is_primary_contact, held.is_voting_mandatary
    from ${holdings(db)} as held
    where held.unit_id = any(${[...numberOf.keys()]}::uuid[])
    order by held.unit_id, held.start_date, held.id`);
  return rows.map(({ unit_id, owner_id, share_numerator, share_denominator, ...row }) => ({
    ...row,
    unit_number: numberOf.get(unit_id) ?? '',
    row: null,
    owner_ref: refOf.get(owner_id) ?? null,
    share: fraction(BigInt(share_numerator), BigInt(share_denominator)),
  }));
}

interface WeightRow {
  readonly name: string;
  /** Null: the key has no weights. */
  readonly unit_id: string | null;
  readonly weight: number;
}

/** Reads the keys: key → unit_number → weight in the newest version. */
async function findKeys(
  db: Connection,
  buildingId: string,
  numberOf: ReadonlyMap<string, string>,
): Promise<Map<string, Map<string, number>>> {
  const rows = await db.query<WeightRow>(sql`
    select key.name, weight.unit_id, weight.weight
    from ${distributionKeys(db)} as key
    left join lateral (select version.id from ${keyVersions(db)} as version
      where version.distribution_key_id = key.id
      order by version.valid_from desc limit 1) as newest on true
    left join ${keyWeights(db)} as weight on weight.version_id = newest.id
    where key.building_id = ${buildingId} and not key.is_general`);
  const keys = new Map<string, Map<string, number>>();
  for (const { name, unit_id, weight } of rows) {
    const weights = keys.get(name) ?? new Map<string, number>();
    const unit_number = numberOf.get(unit_id ?? '');
    if (unit_number !== undefined) weights.set(unit_number, weight);
    keys.set(name, weights);
  }
  return keys;
}
