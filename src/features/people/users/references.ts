import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

interface References {
  readonly organizationExists: boolean;
  readonly ownerExists: boolean;
  readonly knownBuildingIds: ReadonlySet<string>;
}

/**
 * What there is of the things that a role names. A SuperAdmin who names no tenant gives roles in
 * any: the transaction looks from there, and comes back.
 */
export async function findReferences(
  db: Connection,
  role: {
    readonly organization_id: string;
    readonly owner_id: string | null;
    readonly building_ids: readonly string[] | null;
  },
): Promise<References> {
  const { organization_id: organizationId, owner_id: ownerId, building_ids: buildingIds } = role;
  const isElsewhere = organizationId !== db.organizationId;
  if (isElsewhere) await lookFrom(db, organizationId);
  const [organization, owner, buildings] = await Promise.all([
    db.first(sql`select from auth.organizations where id = ${organizationId}`),
    db.first(
      sql`select from app.owners where organization_id = ${organizationId} and id = ${ownerId}`,
    ),
    db.query<{ id: string }>(sql`select id from app.buildings
      where organization_id = ${organizationId} and id = any(${buildingIds ?? []}::uuid[])`),
  ]);
  if (isElsewhere) await lookFrom(db, db.organizationId);
  return {
    organizationExists: organization !== undefined,
    ownerExists: ownerId === null || owner !== undefined,
    knownBuildingIds: new Set(buildings.map(({ id }) => id)),
  };
}

async function lookFrom(db: Connection, organizationId: string): Promise<void> {
  await db.execute(sql`select set_config('app.organization_id', ${organizationId}, true)`);
}
