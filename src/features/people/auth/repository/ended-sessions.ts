import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { deleteSessions } from './sessions.ts';

/** Ended sessions of the organization's users, with their times and addresses. */
export const sessionRetention: RetentionPart = {
  what: 'SignIns',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select session.id, 'SignIns' as what,
        (session.last_used_at at time zone 'Europe/Brussels')::date as last_day
      from auth.role_assignments as role
      join auth.sessions as session on session.role_id = role.id
      where role.organization_id = ${db.organizationId} and session.last_used_at < ${today}::date
      order by session.last_used_at limit ${limit}`),
  async erase({ db }, ids) {
    await deleteSessions(db, sql`id = any(${ids}::uuid[])`);
  },
};
