import type { Attendant } from '#domain/assemblies/attendance.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { owners } from '#relations/owners.ts';

export type ProxyRow = Omit<Row<'proxies'>, 'holder_name'> & {
  readonly principal_name: string;
  readonly holder_name: string;
};

/** Lists the proxies of a meeting, oldest first, with current names. */
export function listProxies(db: Connection, meetingId: string): Promise<ProxyRow[]> {
  return db.query<ProxyRow>(sql`select proxy.id, proxy.meeting_id, proxy.principal_owner_id,
      proxy.holder_owner_id, proxy.is_notarial, proxy.first_session_only, proxy.created_by, proxy.created_at,
      principal.name as principal_name, coalesce(holder.name, proxy.holder_name) as holder_name
    from app.proxies as proxy
    join ${owners(db)} as principal on principal.id = proxy.principal_owner_id
    left join ${owners(db)} as holder on holder.id = proxy.holder_owner_id
    where proxy.organization_id = ${db.organizationId} and proxy.meeting_id = ${meetingId}
    order by proxy.created_at, proxy.id`);
}

/** Lists the proxies of a meeting as they were given. */
export function listGivenProxies(
  db: Connection,
  meetingId: string,
): Promise<Omit<Row<'proxies'>, 'organization_id' | 'id' | 'meeting_id'>[]> {
  return db.query(sql`select principal_owner_id, holder_owner_id, holder_name, is_notarial,
      first_session_only, created_by, created_at
    from app.proxies
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}
    order by created_at, id`);
}

/**
 * Finds the owners that a holder represents at a meeting. Names that only differ in case, accents
 * or spaces are the same holder.
 */
export async function findPrincipalsOfHolder(
  db: Connection,
  meetingId: string,
  { holder_owner_id, holder_name }: Pick<Row<'proxies'>, 'holder_owner_id' | 'holder_name'>,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select principal_owner_id as id from app.proxies
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}
      and (holder_owner_id = ${holder_owner_id}
        or app.spelling_key(holder_name) = app.spelling_key(${holder_name}))`);
  return rows.map(({ id }) => id);
}

export type AttendanceRow = Row<'attendances'> & { readonly represented_by: string | null };

/** Lists the attendances of a meeting, with departures, in the order of arrival. */
export function listAttendances(db: Connection, meetingId: string): Promise<AttendanceRow[]> {
  return db.query<AttendanceRow>(sql`select attendance.*,
      coalesce(holder.name, proxy.holder_name) as represented_by
    from app.attendances as attendance
    left join app.proxies as proxy on proxy.organization_id = attendance.organization_id
      and proxy.id = attendance.proxy_id
    left join ${owners(db)} as holder on holder.id = proxy.holder_owner_id
    where attendance.organization_id = ${db.organizationId} and attendance.meeting_id = ${meetingId}
    order by attendance.arrived_at, attendance.id`);
}

/** Lists those currently present, with their representatives. */
export function listAttendants(db: Connection, meetingId: string): Promise<Attendant[]> {
  return db.query<Attendant>(sql`select attendance.owner_id,
      coalesce(proxy.holder_owner_id, case when proxy.holder_name is not null
        then first_value(proxy.id) over (partition by app.spelling_key(proxy.holder_name) order by proxy.id) end,
        attendance.owner_id) as person_id
    from app.attendances as attendance
    left join app.proxies as proxy on proxy.organization_id = attendance.organization_id
      and proxy.id = attendance.proxy_id
    where attendance.organization_id = ${db.organizationId} and attendance.meeting_id = ${meetingId}
      and attendance.left_at is null`);
}

/** Finds the attendances that end with this one: those of the owners represented by this person. */
export async function findJointDepartures(
  db: Connection,
  { meeting_id, owner_id, id }: Row<'attendances'>,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select attendance.id
    from app.attendances as attendance
    join app.proxies as proxy on proxy.organization_id = attendance.organization_id
      and proxy.id = attendance.proxy_id
    where attendance.organization_id = ${db.organizationId} and attendance.meeting_id = ${meeting_id}
      and attendance.left_at is null and proxy.holder_owner_id = ${owner_id}`);
  return [id, ...rows.map((row) => row.id)];
}

/** Finds the owners that a user is, if the role does not say so. */
export async function findOwnersOfUser(db: Connection, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from ${owners(db)} as owner where user_id = ${userId} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the one of these owners with a name; undefined if there are none or several. */
export async function findOwnerByName(
  db: Connection,
  ownerIds: readonly string[],
  name: string,
): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(sql`select id from ${owners(db)} as owner
    where id = any(${ownerIds}::uuid[]) and app.spelling_key(name) = app.spelling_key(${name}) limit 2`);
  return rows.length === 1 ? rows[0]?.id : undefined;
}
