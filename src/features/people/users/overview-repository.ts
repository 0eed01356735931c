import { firstOf, type WaitingRow } from '#features/workplace/overview/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { roleAssignments, users } from '#relations/auth.ts';

/** A user who has not accepted a role that the organization gave them. */
export interface OpenInvitation extends WaitingRow {
  readonly name: string;
  readonly email: string;
  /** The day of the oldest pending role. */
  readonly invited_on: string;
}

export function selectOpenInvitations(db: Connection): Promise<OpenInvitation[]> {
  const waiting = sql`select role.user_id as id, null::date as due_on, null::bigint as amount_cents,
      min((role.created_at at time zone 'Europe/Brussels')::date) as invited_on
    from ${roleAssignments(db)} as role where role.accepted_at is null group by role.user_id`;
  return db.query<OpenInvitation>(sql`select waiting.*, person.name, person.email
    from (${firstOf(waiting)}) as waiting
    join ${users(db)} as person on person.id = waiting.id order by waiting.id`);
}
