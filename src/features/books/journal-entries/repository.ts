import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { owners } from '#relations/owners.ts';
import { units } from '#relations/units.ts';

/** Existing and visible records among the ids that an entry names. */
export interface KnownReferences {
  readonly buildingIsKnown: boolean;
  readonly ownerIds: ReadonlySet<string>;
  readonly unitIds: ReadonlySet<string>;
}

/** Finds which records that a request names exist and are visible. */
export async function findReferences(
  db: Connection,
  named: {
    readonly building_id: string;
    readonly owner_ids: readonly string[];
    readonly unit_ids: readonly string[];
  },
  visible: { readonly buildings: readonly Sql[]; readonly owners: readonly Sql[] },
): Promise<KnownReferences> {
  const [knownBuildings, knownOwners, knownUnits] = await Promise.all([
    db.query(sql`select id from ${buildings(db)} as building
      where id = ${named.building_id} and ${allOf(visible.buildings)}`),
    db.query<{ id: string }>(sql`select id from ${owners(db)} as owner
      where id = any(${named.owner_ids}::uuid[]) and ${allOf(visible.owners)}`),
    db.query<{ id: string }>(sql`select id from ${units(db)} as unit
      where id = any(${named.unit_ids}::uuid[]) and building_id = ${named.building_id}`),
  ]);
  return {
    buildingIsKnown: knownBuildings.length > 0,
    ownerIds: new Set(knownOwners.map(({ id }) => id)),
    unitIds: new Set(knownUnits.map(({ id }) => id)),
  };
}
