import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { Principal } from '#platform/http/request-context.ts';
import type { AccessClaims } from '#platform/security/access-token.ts';
import { organizations } from '#relations/organizations.ts';

/** Current principal of a token. */
export type PrincipalRow = Pick<Row<'auth.sessions'>, 'last_used_at'> &
  Pick<Principal, 'user_id' | 'role' | 'organization_id' | 'owner_id' | 'building_ids'>;

/** Selects the active roles of live sessions; further conditions can be appended. */
function selectActiveRoles(now: string): Sql {
  return sql`auth.sessions as session
    join auth.users as person on person.id = session.user_id and person.is_active
    join auth.role_assignments as role on role.user_id = person.id and role.accepted_at is not null
    left join auth.members as member on member.organization_id = role.organization_id
      and member.user_id = person.id
    where (role.organization_id is null or member.is_active) and session.revoked_at is null and session.expires_at > ${now}`;
}

/** Finds the principal; undefined if the session has ended or the role was removed. */
export function findPrincipal(
  db: Connection,
  { sid, sub, role_id: roleId }: AccessClaims,
  now: string,
): Promise<PrincipalRow | undefined> {
  return db.first<PrincipalRow>(sql`select coalesce(member.id, person.id) as user_id, role.role_type as role, role.organization_id,
      role.owner_id, role.building_ids, session.last_used_at
    from ${selectActiveRoles(now)}
      and session.id = ${sid} and session.user_id = ${sub} and role.id = ${roleId}`);
}

/**
 * Finds which of these principals have ended or whose access has changed, with one statement for
 * any number.
 */
export async function findEnded(
  db: Connection,
  principals: readonly Principal[],
  now: string,
): Promise<Principal[]> {
  const each = <Value>(valueOf: (principal: Principal) => Value) => principals.map(valueOf);
  // Nested arrays would be flattened: each is passed as the text of an array.
  const rows = await db.query<{ readonly place: number }>(sql`select asked.place::integer as place
    from unnest(
      ${each(({ session_id: id }) => id)}::uuid[], ${each(({ account_id: id }) => id)}::uuid[],
      ${each(({ role_id: id }) => id)}::uuid[], ${each(({ owner_id: id }) => id)}::uuid[],
      ${each(({ building_ids: ids }) => (ids === null ? null : `{${ids.join(',')}}`))}::text[]
    ) with ordinality as asked (id, user_id, role_id, owner_id, building_ids, place)
    where not exists (select from ${selectActiveRoles(now)} and session.id = asked.id
      and session.user_id = asked.user_id and role.id = asked.role_id
      and role.owner_id is not distinct from asked.owner_id
      and role.building_ids is not distinct from asked.building_ids::uuid[])`);
  const ended = new Set(rows.map(({ place }) => place));
  return principals.filter((_, index) => ended.has(index + 1));
}

export async function organizationExists(db: Connection, id: string): Promise<boolean> {
  const row = await db.first(sql`select from ${organizations(db)} as known where id = ${id}`);
  return row !== undefined;
}
