import type { RoleType } from '#contract/access.ts';
import type { RoleAssignment } from '#contract/auth.ts';
import type { USER_SORTS, ListUsers } from '#contract/users.ts';
import { findLatestOutcomes, type MailOutcome } from '#features/mails/index.ts';
import {
  roleColumns,
  showRole,
  type AccountRow,
  type RoleRow,
} from '#features/people/auth/index.ts';
import { invitedProfiles, roleAssignments, users } from '#features/people/auth/relations.ts';
import { organizations } from '#features/people/organizations/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, containing, equal, sql, type Sql } from '#platform/db/sql.ts';
import { mapPage, type Page } from '#platform/http/reply.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Scope } from './scope.ts';

/** Somebody as the scope may see them. */
type ShownUser = Pick<
  AccountRow,
  | 'id'
  | 'email'
  | 'name'
  | 'phone'
  | 'language'
  | 'is_active'
  | 'created_at'
  | 'updated_at'
  | 'version'
>;

export interface UserWithRoles extends ShownUser {
  readonly roles: RoleAssignment[];
  /** What became of the latest invitation by this organization; null: it sent none. */
  readonly invitation: MailOutcome | null;
  readonly live?: string;
}

export interface RoleOfUser extends RoleRow {
  readonly user_id: string;
  /** Null: an invitation that waits for an answer. */
  readonly accepted_at: string | null;
}

const sortable: SortFields<typeof USER_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  name: { column: 'name', type: 'text' },
  email: { column: 'email', type: 'text' },
  created_at: { column: 'created_at', type: 'timestamptz' },
};

/** All users; those who have yet to accept an organization's invitation as it named them. */
function usersIn(db: Connection, { organization_id: organizationId }: Scope): Sql {
  if (organizationId === null) return sql`select * from ${users(db)} as shown`;
  return sql`select * from (
    select person.id, coalesce(invited.email, person.email) as email,
      coalesce(invited.name, person.name) as name,
      case when invited.user_id is null then person.phone else invited.phone end as phone,
      coalesce(invited.language, person.language) as language,
      person.is_active or invited.user_id is not null as is_active,
      coalesce(invited.created_at, person.created_at) as created_at,
      coalesce(invited.updated_at, person.updated_at) as updated_at,
      coalesce(invited.version, person.version) as version
    from ${users(db)} as person
    left join ${invitedProfiles(db)} as invited
      on invited.user_id = person.id and invited.organization_id = ${organizationId}) as shown`;
}

/** Those with a role in the scope, of one type if one is named. */
function withRole(
  db: Connection,
  { organization_id: organizationId }: Scope,
  roleType?: RoleType,
): Sql[] {
  if (organizationId === null && roleType === undefined) return [];
  const conditions = [sql`role.user_id = shown.id`];
  if (organizationId !== null) conditions.push(sql`role.organization_id = ${organizationId}`);
  if (roleType !== undefined) conditions.push(sql`role.role_type = ${roleType}`);
  return [sql`exists (select from ${roleAssignments(db)} as role where ${allOf(conditions)})`];
}

export async function listUsers(
  db: Connection,
  scope: Scope,
  { q, role_type: roleType, is_active, ...page }: ListUsers,
): Promise<Page<UserWithRoles>> {
  const where = [...withRole(db, scope, roleType), ...equal({ is_active })];
  if (q !== undefined) {
    const pattern = containing(q);
    where.push(sql`(name ilike ${pattern} or email ilike ${pattern})`);
  }
  const list = { select: usersIn(db, scope), where, sortable, defaultSort: 'name' };
  const found = await listPage<ShownUser>(db, list, page);
  const ids = found.rows.map(({ id }) => id);
  const [roles, invitations] = await Promise.all([rolesOf(db, scope, ids), invitationsTo(db, ids)]);
  return mapPage(found, (user) => withRolesOf(user, roles, invitations));
}

export async function findUser(
  db: Connection,
  scope: Scope,
  id: string,
): Promise<UserWithRoles | undefined> {
  const conditions = [sql`id = ${id}`, ...withRole(db, scope)];
  const [user, roles, invitations] = await Promise.all([
    db.first<ShownUser>(sql`${usersIn(db, scope)} where ${allOf(conditions)}`),
    rolesOf(db, scope, [id]),
    invitationsTo(db, [id]),
  ]);
  return user === undefined ? undefined : withRolesOf(user, roles, invitations);
}

/** After a change, also when it took the last role of the scope away. */
export async function showUser(db: Connection, scope: Scope, id: string): Promise<UserWithRoles> {
  const [user, roles, invitations] = await Promise.all([
    db.one<ShownUser>(sql`${usersIn(db, scope)} where id = ${id}`),
    rolesOf(db, scope, [id]),
    invitationsTo(db, [id]),
  ]);
  return withRolesOf(user, roles, invitations);
}

/** The roles of these users in the scope, accepted or not, oldest first. */
export function rolesOf(
  db: Connection,
  scope: Scope,
  ids: readonly string[],
): Promise<RoleOfUser[]> {
  const conditions = [sql`role.user_id = any(${ids}::uuid[])`];
  if (scope.organization_id !== null) {
    conditions.push(sql`role.organization_id = ${scope.organization_id}`);
  }
  return db.query<RoleOfUser>(sql`select ${roleColumns}, role.user_id, role.accepted_at
    from ${roleAssignments(db)} as role
    left join ${organizations(db)} as organization on organization.id = role.organization_id
    where ${allOf(conditions)} order by role.created_at, role.id`);
}

type Invitations = Awaited<ReturnType<typeof findLatestOutcomes>>;

function invitationsTo(db: Connection, ids: readonly string[]): Promise<Invitations> {
  return findLatestOutcomes(db, 'Invitation', ids);
}

function withRolesOf(
  user: ShownUser,
  roles: readonly RoleOfUser[],
  invitations: Invitations,
): UserWithRoles {
  const invitation = invitations.get(user.id) ?? null;
  return {
    ...user,
    roles: roles.filter((role) => role.user_id === user.id).map(showRole),
    invitation,
    ...(invitation === null ? {} : { live: invitation.status }),
  };
}

/** Whether somebody has a role in one of these organizations (nil UUID: the platform). */
export async function belongsTo(
  db: Connection,
  userId: string,
  organizationIds: readonly string[],
): Promise<boolean> {
  const row =
    await db.first(sql`select from ${roleAssignments(db)} as role where user_id = ${userId}
    and coalesce(organization_id, ${NIL_UUID}) = any(${organizationIds}::uuid[]) limit 1`);
  return row !== undefined;
}

/** Whether somebody has a role anywhere but there; an invitation that waits for an answer is none. */
export async function belongsElsewhere(
  db: Connection,
  userId: string,
  organizationId: string | null,
): Promise<boolean> {
  const row =
    await db.first(sql`select from ${roleAssignments(db)} as role where user_id = ${userId}
    and organization_id is distinct from ${organizationId} and accepted_at is not null limit 1`);
  return row !== undefined;
}
