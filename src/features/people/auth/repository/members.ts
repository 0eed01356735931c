import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, updateRow, type Changes, type NewRow } from '#platform/db/rows.ts';
import { assignments, sql } from '#platform/db/sql.ts';

/** Users as organizations know them. */

/** Membership of a user in an organization; on the platform there is none. */
export interface Membership {
  readonly organization_id: string;
  readonly user_id: string;
}

/** Profile of a user: their own data first, then the organization's. */
export interface Profile {
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
}

/** Adds users to organizations; a former member is restored under the same id. */
export async function insertMembers(
  db: Connection,
  rows: readonly NewRow<'auth.members'>[],
): Promise<void> {
  const again = sql`on conflict (organization_id, user_id) do update set email = excluded.email,
    name = excluded.name, phone = excluded.phone, language = excluded.language, is_active = true,
    joined_at = excluded.joined_at, created_at = excluded.created_at,
    updated_at = excluded.updated_at, version = auth.members.version + 1`;
  await insertRows(db, 'auth.members', rows, again);
}

/** Changes the organization's data of a user. */
export async function updateMember(
  db: Connection,
  { organization_id: organizationId, user_id: userId }: Membership,
  changes: Partial<Profile> & { readonly is_active?: boolean },
  now: string,
): Promise<void> {
  await db.execute(sql`update auth.members
    set ${assignments({ ...changes, updated_at: now })}, version = version + 1
    where organization_id = ${organizationId} and user_id = ${userId}`);
}

/** Changes an account, which is shown in all its organizations. */
export async function updateAccount(
  db: Connection,
  id: string,
  { updated_at: now, ...changes }: Changes<'auth.users'> & { readonly updated_at: string },
): Promise<void> {
  await updateRow({ db, now }, 'auth.users', id, changes);
  await db.execute(sql`update auth.members
    set updated_at = ${now}, version = version + 1
    where user_id = ${id} and joined_at is not null`);
}

/** Invalidates cached users, which show the names of their organizations. */
export async function touchMembers(db: Connection, organizationId: string): Promise<void> {
  await db.execute(sql`update auth.users set version = version + 1
    where id in (select user_id from auth.role_assignments where organization_id = ${organizationId})`);
  await db.execute(sql`update auth.members set version = version + 1
    where organization_id = ${organizationId}`);
}

export async function deleteRoles(db: Connection, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from auth.role_assignments where id = any(${ids}::uuid[])`);
}

/** Confirms the holders of approving roles. */
export async function confirmApproverRoles(
  db: Connection,
  ids: readonly string[],
  { by, now }: { readonly by: string; readonly now: string },
): Promise<void> {
  await db.execute(sql`update auth.role_assignments
    set approver_confirmed_by = ${by}, approver_confirmed_at = ${now}
    where id = any(${ids}::uuid[])`);
}

export async function setRoleBuildings(
  db: Connection,
  roleId: string,
  buildingIds: readonly string[] | null,
): Promise<void> {
  await db.execute(sql`update auth.role_assignments set building_ids = ${buildingIds}::uuid[]
    where id = ${roleId}`);
}

/** Profile of a user in one organization. */
export interface KnownProfile extends Profile {
  /** The id of the account, if the organization does not know the user. */
  readonly id: string;
}

/**
 * Finds the profile of a user.
 * @param organizationId the organization whose data counts; null, or one that does not know the
 * user: the oldest that does
 */
export function findProfile(
  db: Connection,
  userId: string,
  organizationId: string | null,
): Promise<KnownProfile> {
  return db.one<KnownProfile>(sql`select
      coalesce(said.id_here, account.id) as id,
      coalesce(account.name, said.name, account.email) as name,
      coalesce(account.phone, said.phone) as phone,
      coalesce(account.language, said.language, 'fr') as language
    from auth.users as account left join lateral (
      select name, phone, language, case when is_here then member.id end as id_here
      from auth.members as member,
        lateral (select member.organization_id is not distinct from ${organizationId}::uuid as is_here) as place
      where member.user_id = account.id order by not is_here, member.created_at limit 1) as said on true
    where account.id = ${userId}`);
}

/** Whether an organization has deactivated the user. */
export async function isDeactivated(db: Connection, userId: string): Promise<boolean> {
  const row = await db.first(
    sql`select from auth.members where user_id = ${userId} and not is_active limit 1`,
  );
  return row !== undefined;
}

/** Moves pending invitations to another account; organizations keep their user ids. */
export async function moveOpenInvitations(
  db: Connection,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  // The foreign key updates the roles.
  await db.execute(sql`update auth.members set user_id = ${to}
    where user_id = ${from} and joined_at is null`);
  await db.execute(sql`update auth.role_assignments set user_id = ${to}
    where user_id = ${from} and accepted_at is null`);
}

/** Whether the user has a pending invitation. */
export async function isInvited(db: Connection, userId: string): Promise<boolean> {
  const row = await db.first(sql`select from auth.role_assignments
    where user_id = ${userId} and accepted_at is null limit 1`);
  return row !== undefined;
}
