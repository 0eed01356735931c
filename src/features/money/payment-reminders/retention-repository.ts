import { RETENTION_YEARS } from '#domain/privacy/retention-years.ts';
import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Notes and texts of the office on claims, once nothing can be claimed any more. */
export const endOfReminderNotes: RetentionPart = {
  what: 'Reminders',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select id, 'Reminders' as what, settled_on as last_day
      from app.payment_reminders
      where organization_id = ${db.organizationId}
        and settled_on < ${today}::date - make_interval(years => ${RETENTION_YEARS.Claims})
        and (notes is not null or message is not null)
      order by settled_on limit ${limit}`),
  async erase({ db, now }, ids) {
    await changeRows(
      db,
      'payment_reminders',
      sql`update app.payment_reminders
        set notes = null, message = null, updated_at = ${now}, version = version + 1
        where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) returning id`,
    );
  },
};
