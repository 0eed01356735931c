import type { Connection } from '#platform/db/connection.ts';
import { updateRow, type Changes } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** People as those who manage the users of an organization change them. */

/** Changes what is named, and counts up the version of all that is shown of this person. */
export async function updateMember(
  db: Connection,
  id: string,
  changes: Changes<'auth.users'> & { readonly updated_at: string },
): Promise<void> {
  await updateRow(db, 'auth.users', id, changes);
  await db.execute(sql`update auth.invited_profiles
    set updated_at = ${changes.updated_at}, version = version + 1 where user_id = ${id}`);
}

/** Users show the names of the organizations of their roles: what a client kept of them is stale. */
export async function touchMembers(db: Connection, organizationId: string): Promise<void> {
  await db.execute(sql`update auth.users set version = version + 1
    where id in (select user_id from auth.role_assignments where organization_id = ${organizationId})`);
  await db.execute(sql`update auth.invited_profiles set version = version + 1
    where organization_id = ${organizationId}`);
}

export async function deleteRoles(
  db: Connection,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`delete from auth.role_assignments where id = any(${ids}::uuid[])`);
  await db.execute(sql`delete from auth.invited_profiles as invited
    where user_id = ${userId} and not exists (select from auth.role_assignments as role
      where role.user_id = invited.user_id and role.organization_id = invited.organization_id)`);
}

export async function setRoleBuildings(
  db: Connection,
  roleId: string,
  buildingIds: readonly string[] | null,
): Promise<void> {
  await db.execute(sql`update auth.role_assignments set building_ids = ${buildingIds}::uuid[]
    where id = ${roleId}`);
}
