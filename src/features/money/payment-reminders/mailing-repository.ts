import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { openItems, type FollowedReminder } from './settlement-repository.ts';

/**
 * The reminder whose mail this is becomes Sent, unless it went on to another level or has been
 * marked sent meanwhile. One that was settled meanwhile is so from Sent.
 */
export function markMailed(
  db: Connection,
  mailId: string,
  { sent_on, now }: { readonly sent_on: LocalDate; readonly now: string },
): Promise<FollowedReminder[]> {
  return db.query<FollowedReminder>(sql`update app.payment_reminders as reminder
    set status = case when status = 'Open' then 'Sent' else status end,
      settled_from = case when settled_from = 'Open' then 'Sent' end,
      sent_date = ${sent_on}::date,
      gentle_sent_on = case when reminder_level = 'Gentle'
        then coalesce(gentle_sent_on, ${sent_on}::date) else gentle_sent_on end,
      updated_at = ${now}::timestamptz, version = version + 1
    where organization_id = ${db.organizationId} and mail_id = ${mailId}
      and (status = 'Open' or settled_from = 'Open')
    returning id, reminder_level, penalty_cents,
      coalesce((select sum(open.open_cents) from (${openItems(db)}) as open), 0)::bigint as amount_cents`);
}

/** @returns the id of the reminder whose mail this is, if its people have yet to be told of it */
export async function markTold(db: Connection, mailId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`update app.payment_reminders set is_told = true
    where organization_id = ${db.organizationId} and mail_id = ${mailId} and not is_told
    returning id`);
  return rows.map(({ id }) => id);
}
