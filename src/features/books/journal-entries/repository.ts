import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { decisions } from '#relations/minutes.ts';
import { owners } from '#relations/owners.ts';
import { units } from '#relations/units.ts';

/** Existing and visible records among the ids that an entry names. */
export interface KnownReferences {
  readonly buildingIsKnown: boolean;
  readonly ownerIds: ReadonlySet<string>;
  readonly unitIds: ReadonlySet<string>;
  readonly keyIds: ReadonlySet<string>;
  readonly decisionIds: ReadonlySet<string>;
}

/** Finds which records that a request names exist and are visible. */
export async function findReferences(
  db: Connection,
  named: {
    readonly building_id: string;
    readonly owner_ids: readonly string[];
    readonly unit_ids: readonly string[];
    readonly key_ids: readonly string[];
    readonly decision_ids: readonly string[];
  },
  visible: { readonly buildings: readonly Sql[]; readonly owners: readonly Sql[] },
): Promise<KnownReferences> {
  const [knownBuildings, knownOwners, knownUnits, keys, decided] = await Promise.all([
    db.query(sql`select id from ${buildings(db)} as building
      where id = ${named.building_id} and ${allOf(visible.buildings)}`),
    db.query<{ id: string }>(sql`select id from ${owners(db)} as owner
      where id = any(${named.owner_ids}::uuid[]) and ${allOf(visible.owners)}`),
    db.query<{ id: string }>(sql`select id from ${units(db)} as unit
      where id = any(${named.unit_ids}::uuid[]) and building_id = ${named.building_id}`),
    named.key_ids.length === 0
      ? []
      : db.query<{ id: string }>(sql`select id from ${distributionKeys(db)} as key
          where id = any(${named.key_ids}::uuid[]) and building_id = ${named.building_id}`),
    named.decision_ids.length === 0
      ? []
      : db.query<{ id: string }>(sql`select id from ${decisions(db)} as decision
          where id = any(${named.decision_ids}::uuid[]) and building_id = ${named.building_id}`),
  ]);
  return {
    buildingIsKnown: knownBuildings.length > 0,
    ownerIds: new Set(knownOwners.map(({ id }) => id)),
    unitIds: new Set(knownUnits.map(({ id }) => id)),
    keyIds: new Set(keys.map(({ id }) => id)),
    decisionIds: new Set(decided.map(({ id }) => id)),
  };
}

/** Whether a building has a closed financial year that ends in a calendar year and before a day. */
export async function isClosedYear(
  db: Connection,
  {
    building_id,
    year,
    before,
  }: { readonly building_id: string; readonly year: number; readonly before: string },
): Promise<boolean> {
  const found = await db.first(sql`select from ${fiscalYears(db)} as year
    where building_id = ${building_id} and status = 'Closed' and end_date < ${before}
      and extract(year from end_date) = ${year}`);
  return found !== undefined;
}
