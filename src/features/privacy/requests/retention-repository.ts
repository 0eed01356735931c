import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Requests whose retention period has ended. */
export const requestRetention: RetentionPart = {
  what: 'Requests',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select id, 'Requests' as what,
        (answered_at at time zone 'Europe/Brussels')::date as last_day
      from app.gdpr_requests
      where organization_id = ${db.organizationId} and answered_at < ${today}::date
      order by answered_at limit ${limit}`),
  async erase({ db }, ids) {
    await db.execute(sql`delete from app.gdpr_requests
      where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
  },
};
