import type { RoleType } from '#contract/access.ts';
import type { RoleAssignment } from '#contract/auth.ts';
import type { USER_SORTS, ListUsers } from '#contract/users.ts';
import type { Language } from '#domain/kernel/language.ts';
import { roleColumns, showRole } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, assignments, containing, sql, type Sql } from '#platform/db/sql.ts';
import { mapPage, type Page } from '#platform/http/reply.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Scope } from './scope.ts';

/** Somebody as the scope may see them. */
interface ShownUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export interface UserWithRoles extends ShownUser {
  readonly roles: RoleAssignment[];
}

/** Somebody as they are, held until the transaction ends. */
export interface LockedUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly is_active: boolean;
  readonly has_password: boolean;
}

export interface RoleRow {
  readonly role_id: string;
  readonly role_type: RoleType;
  readonly organization_id: string | null;
  readonly organization_name: string | null;
  readonly owner_id: string | null;
  readonly building_ids: string[] | null;
  readonly accepted_at: string | null;
}

const sortable: SortFields<typeof USER_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  name: { column: 'name', type: 'text' },
  email: { column: 'email', type: 'text' },
  created_at: { column: 'created_at', type: 'timestamptz' },
};

/** All users; those who have yet to accept an organization's invitation as it named them. */
function usersIn({ organization_id: organizationId }: Scope): Sql {
  if (organizationId === null) {
    return sql`select id, email, name, phone, language, is_active, created_at, updated_at, version
      from auth.users as shown`;
  }
  return sql`select * from (
    select person.id, coalesce(invited.email, person.email) as email,
      coalesce(invited.name, person.name) as name,
      case when invited.user_id is null then person.phone else invited.phone end as phone,
      coalesce(invited.language, person.language) as language,
      person.is_active or invited.user_id is not null as is_active,
      coalesce(invited.created_at, person.created_at) as created_at,
      coalesce(invited.updated_at, person.updated_at) as updated_at,
      coalesce(invited.version, person.version) as version
    from auth.users as person
    left join auth.invited_profiles as invited
      on invited.user_id = person.id and invited.organization_id = ${organizationId}) as shown`;
}

/** Those with a role in the scope, of one type if one is named. */
function withRole({ organization_id: organizationId }: Scope, roleType?: RoleType): Sql[] {
  if (organizationId === null && roleType === undefined) return [];
  const conditions = [sql`role.user_id = shown.id`];
  if (organizationId !== null) conditions.push(sql`role.organization_id = ${organizationId}`);
  if (roleType !== undefined) conditions.push(sql`role.role_type = ${roleType}`);
  return [sql`exists (select from auth.role_assignments as role where ${allOf(conditions)})`];
}

export async function listUsers(
  db: Connection,
  scope: Scope,
  { q, role_type: roleType, is_active: isActive, ...page }: ListUsers,
): Promise<Page<UserWithRoles>> {
  const where = withRole(scope, roleType);
  if (isActive !== undefined) where.push(sql`is_active = ${isActive}`);
  if (q !== undefined) {
    const pattern = containing(q);
    where.push(sql`(name ilike ${pattern} or email ilike ${pattern})`);
  }
  const list = { select: usersIn(scope), where, sortable, defaultSort: 'name' };
  const found = await listPage<ShownUser>(db, list, page);
  const roles = await rolesOf(
    db,
    scope,
    found.rows.map(({ id }) => id),
  );
  return mapPage(found, (user) => withRolesOf(user, roles));
}

export async function findUser(
  db: Connection,
  scope: Scope,
  id: string,
): Promise<UserWithRoles | undefined> {
  const conditions = [sql`id = ${id}`, ...withRole(scope)];
  const [user, roles] = await Promise.all([
    db.first<ShownUser>(sql`${usersIn(scope)} where ${allOf(conditions)}`),
    rolesOf(db, scope, [id]),
  ]);
  return user === undefined ? undefined : withRolesOf(user, roles);
}

/** After a change, also when it took the last role of the scope away. */
export async function showUser(db: Connection, scope: Scope, id: string): Promise<UserWithRoles> {
  const [user, roles] = await Promise.all([
    db.one<ShownUser>(sql`${usersIn(scope)} where id = ${id}`),
    rolesOf(db, scope, [id]),
  ]);
  return withRolesOf(user, roles);
}

type RoleOfUser = RoleRow & { readonly user_id: string };

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
    from auth.role_assignments as role
    left join auth.organizations as organization on organization.id = role.organization_id
    where ${allOf(conditions)} order by role.created_at, role.id`);
}

function withRolesOf(user: ShownUser, roles: readonly RoleOfUser[]): UserWithRoles {
  return { ...user, roles: roles.filter((role) => role.user_id === user.id).map(showRole) };
}

const lockedColumns = sql`id, email, name, language, is_active, password_hash is not null as has_password`;

export function lockUser(db: Connection, id: string): Promise<LockedUser | undefined> {
  return db.first<LockedUser>(sql`select ${lockedColumns} from auth.users
    where id = ${id} for no key update`);
}

export function lockUserByEmail(db: Connection, email: string): Promise<LockedUser> {
  return db.one<LockedUser>(sql`select ${lockedColumns} from auth.users
    where lower(email) = lower(${email}) for no key update`);
}

/** Whether somebody has a role in one of these organizations (nil UUID: the platform). */
export async function belongsTo(
  db: Connection,
  userId: string,
  organizationIds: readonly string[],
): Promise<boolean> {
  const row = await db.first(sql`select from auth.role_assignments where user_id = ${userId}
    and coalesce(organization_id, ${NIL_UUID}) = any(${organizationIds}::uuid[]) limit 1`);
  return row !== undefined;
}

/** Whether somebody has a role anywhere but there; an invitation that waits for an answer is none. */
export async function belongsElsewhere(
  db: Connection,
  userId: string,
  organizationId: string | null,
): Promise<boolean> {
  const row = await db.first(sql`select from auth.role_assignments where user_id = ${userId}
    and organization_id is distinct from ${organizationId} and accepted_at is not null limit 1`);
  return row !== undefined;
}

/** Changes what is named, and counts up the version of all that is shown of this person. */
export async function updateUserRow(
  db: Connection,
  id: string,
  changes: Readonly<Record<string, unknown>> & { readonly updated_at: string },
): Promise<void> {
  await db.execute(sql`update auth.users set ${assignments(changes)}, version = version + 1
    where id = ${id}`);
  await db.execute(sql`update auth.invited_profiles
    set updated_at = ${changes.updated_at}, version = version + 1 where user_id = ${id}`);
}

/** What an organization called somebody whom it invited. */
export async function insertInvitedProfile(
  db: Connection,
  profile: {
    readonly user_id: string;
    readonly organization_id: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
    readonly language: Language;
  },
  now: string,
): Promise<void> {
  await db.execute(sql`insert into auth.invited_profiles
    (user_id, organization_id, email, name, phone, language, created_at, updated_at)
    values (${profile.user_id}, ${profile.organization_id}, ${profile.email}, ${profile.name},
      ${profile.phone}, ${profile.language}, ${now}, ${now})`);
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
