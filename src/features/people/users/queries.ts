import { lockOwnersAgainstDeletion } from '#features/register/owners/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { organizations } from '#relations/organizations.ts';

interface References {
  readonly organizationExists: boolean;
  readonly ownerExists: boolean;
  readonly knownBuildingIds: ReadonlySet<string>;
}

/**
 * Finds the records that roles refer to, and prevents the owners from being deleted before the
 * transaction ends. A SuperAdmin outside a tenant may give roles in any organization.
 */
export function findReferences(
  db: Connection,
  role: {
    readonly organization_id: string;
    readonly owner_id: string | null;
    readonly building_ids: readonly string[] | null;
  },
): Promise<References> {
  const { organization_id: organizationId, owner_id: ownerId, building_ids: buildingIds } = role;
  const look = async (there: Connection): Promise<References> => {
    const [organization, owners, known] = await Promise.all([
      there.first(sql`select from ${organizations(there)} as known where id = ${organizationId}`),
      lockOwnersAgainstDeletion(there, ownerId === null ? [] : [ownerId]),
      there.query<{ id: string }>(sql`select id from ${buildings(there)} as known
        where id = any(${buildingIds ?? []}::uuid[])`),
    ]);
    return {
      organizationExists: organization !== undefined,
      ownerExists: ownerId === null || owners.has(ownerId),
      knownBuildingIds: new Set(known.map(({ id }) => id)),
    };
  };
  return organizationId === db.organizationId ? look(db) : db.lookFrom(organizationId, look);
}
