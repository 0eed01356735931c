import type { RoleType } from '#contract/access.ts';
import type { RoleAssignment } from '#contract/auth.ts';
import type { USER_SORTS, ListUsers } from '#contract/users.ts';
import { findLatestOutcomes, type MailOutcome } from '#features/mails/index.ts';
import { roleColumns, showRole, type Profile, type RoleRow } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, searchWords, equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import { mapPage, type Page } from '#platform/http/reply.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { accountRoles, accounts, members } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';
import type { Scope } from './scope.ts';

/** A user as shown in the scope. */
interface ShownUser extends Profile {
  readonly id: string;
  readonly account_id: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export interface UserWithRoles extends ShownUser {
  readonly roles: RoleAssignment[];
  /** Outcome of the latest invitation by this organization; null: it sent none. */
  readonly invitation: MailOutcome | null;
  /** Whether an announced invitation to a role is not accepted yet. */
  readonly is_awaited: boolean;
  readonly live?: string;
}

export interface RoleOfUser extends RoleRow {
  readonly user_id: string;
  /** Null: the invitation is pending. */
  readonly accepted_at: string | null;
}

const sortable: SortFields<typeof USER_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  name: { column: 'app.natural_order(name)', type: 'text' },
  email: { column: 'email', type: 'text' },
  created_at: { column: 'created_at', type: 'timestamp with time zone' },
};

/**
 * Selects all users of the platform, or the members of an organization: with its own data until
 * they join, then with theirs first.
 */
function usersIn(db: Connection, { organization_id: organizationId }: Scope): Sql {
  if (organizationId === null) {
    return sql`select * from (
      select account.id, account.id as account_id, account.email,
        coalesce(account.name, said.name, account.email) as name,
        coalesce(account.phone, said.phone) as phone,
        coalesce(account.language, said.language, 'fr') as language, account.is_active,
        account.created_at, account.updated_at, account.version
      from ${accounts(db)} as account left join lateral (
        select * from ${members(db)} as member where member.user_id = account.id
        order by member.created_at limit 1) as said on true) as shown`;
  }
  return sql`select * from (
    select member.id, account.id as account_id,
      case when has_joined then account.email else member.email end as email,
      coalesce(case when has_joined then account.name end, member.name) as name,
      coalesce(case when has_joined then account.phone end, member.phone) as phone,
      coalesce(case when has_joined then account.language end, member.language) as language,
      member.is_active and (account.is_active or not has_joined) as is_active,
      member.created_at, member.updated_at, member.version
    from ${members(db)} as member
    join ${accounts(db)} as account on account.id = member.user_id
    cross join lateral (select member.joined_at is not null as has_joined) as state
    where member.organization_id = ${organizationId}) as shown`;
}

/** Condition for users with a role in the scope, of one of these types if given. */
function withRole(
  db: Connection,
  { organization_id: organizationId }: Scope,
  roleTypes?: readonly RoleType[],
): Sql[] {
  if (organizationId === null && roleTypes === undefined) return [];
  const conditions = [sql`role.user_id = shown.account_id`];
  if (organizationId !== null) conditions.push(sql`role.organization_id = ${organizationId}`);
  conditions.push(...oneOf({ role_type: roleTypes }));
  return [sql`exists (select from ${accountRoles(db)} as role where ${allOf(conditions)})`];
}

export async function listUsers(
  db: Connection,
  scope: Scope,
  { q, role_type: roleTypes, is_active, ...page }: ListUsers,
): Promise<Page<UserWithRoles>> {
  const where = [...withRole(db, scope, roleTypes), ...equal({ is_active })];
  where.push(...searchWords(q, sql`app.fold_letters(name || ' ' || email)`));
  const list = { select: usersIn(db, scope), where, sortable, defaultSort: 'name' };
  const found = await listPage<ShownUser>(db, list, page);
  const [roles, invitations] = await Promise.all([
    rolesOf(
      db,
      scope,
      found.rows.map((user) => user.account_id),
    ),
    invitationsTo(
      db,
      found.rows.map((user) => user.id),
    ),
  ]);
  return mapPage(found, (user) => withRolesOf(user, roles, invitations));
}

export async function findUser(
  db: Connection,
  scope: Scope,
  id: string,
): Promise<UserWithRoles | undefined> {
  const conditions = [sql`id = ${id}`, ...withRole(db, scope)];
  const user = await db.first<ShownUser>(sql`${usersIn(db, scope)} where ${allOf(conditions)}`);
  return user === undefined ? undefined : whole(db, scope, user);
}

/** Finds a user after a change, even if it removed their last role in the scope. */
export async function showUser(
  db: Connection,
  scope: Scope,
  accountId: string,
): Promise<UserWithRoles> {
  const user = await db.one<ShownUser>(sql`${usersIn(db, scope)} where account_id = ${accountId}`);
  return whole(db, scope, user);
}

async function whole(db: Connection, scope: Scope, user: ShownUser): Promise<UserWithRoles> {
  const [roles, invitations] = await Promise.all([
    rolesOf(db, scope, [user.account_id]),
    invitationsTo(db, [user.id]),
  ]);
  return withRolesOf(user, roles, invitations);
}

/** Lists the roles of these accounts in the scope, accepted or not, oldest first. */
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
    from ${accountRoles(db)} as role
    left join ${organizations(db)} as organization on organization.id = role.organization_id
    where ${allOf(conditions)} order by role.created_at, role.id`);
}

type Invitations = Awaited<ReturnType<typeof findLatestOutcomes>>;

/** Finds the last invitation of each user. */
export function invitationsTo(db: Connection, ids: readonly string[]): Promise<Invitations> {
  return findLatestOutcomes(db, 'Invitation', ids);
}

function withRolesOf(
  user: ShownUser,
  roles: readonly RoleOfUser[],
  invitations: Invitations,
): UserWithRoles {
  const invitation = invitations.get(user.id) ?? null;
  const own = roles.filter((role) => role.user_id === user.account_id);
  return {
    ...user,
    roles: own.map(showRole),
    invitation,
    is_awaited: invitation !== null && own.some(({ accepted_at: at }) => at === null),
    ...(invitation === null ? {} : { live: invitation.status }),
  };
}

/** Whether the user has a role in one of these organizations (nil UUID: the platform). */
export async function belongsTo(
  db: Connection,
  userId: string,
  organizationIds: readonly string[],
): Promise<boolean> {
  const row = await db.first(sql`select from ${accountRoles(db)} as role where user_id = ${userId}
    and coalesce(organization_id, ${NIL_UUID}) = any(${organizationIds}::uuid[]) limit 1`);
  return row !== undefined;
}
