import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Reminders and their steps are kept for claims; the office's own notes on a person are not. */
export const eraseReminderNotes: ErasurePart = async ({ db, today }, { owner_id }) => {
  const Reminders = await db.execute(sql`update app.payment_reminders
    set notes = null, message = null
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}
      and (notes is not null or message is not null)`);
  const kept = await db.query<KeptData>(sql`select 'Reminders' as what,
      max(coalesce(settled_on, ${today}::date)) as last_day
    from app.payment_reminders
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    having count(*) > 0`);
  return { erased: { Reminders }, kept };
};
