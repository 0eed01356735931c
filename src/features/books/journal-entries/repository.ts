import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';

/** Which of the ids that an entry names are there and may be seen. */
export interface KnownReferences {
  readonly buildingIsKnown: boolean;
  readonly ownerIds: ReadonlySet<string>;
  readonly unitIds: ReadonlySet<string>;
}

export async function findReferences(
  db: Connection,
  named: {
    readonly building_id: string;
    readonly owner_ids: readonly string[];
    readonly unit_ids: readonly string[];
  },
  visible: { readonly buildings: readonly Sql[]; readonly owners: readonly Sql[] },
): Promise<KnownReferences> {
  const [buildings, owners, units] = await Promise.all([
    db.query(sql`select id from app.buildings
      where organization_id = ${db.organizationId} and id = ${named.building_id} and ${allOf(visible.buildings)}`),
    db.query<{ id: string }>(sql`select id from app.owners
      where organization_id = ${db.organizationId} and id = any(${named.owner_ids}::uuid[]) and ${allOf(visible.owners)}`),
    db.query<{
      id: string;
    }>(sql`select id from app.units where organization_id = ${db.organizationId}
      and id = any(${named.unit_ids}::uuid[]) and building_id = ${named.building_id}`),
  ]);
  return {
    buildingIsKnown: buildings.length > 0,
    ownerIds: new Set(owners.map(({ id }) => id)),
    unitIds: new Set(units.map(({ id }) => id)),
  };
}
