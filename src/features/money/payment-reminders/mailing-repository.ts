import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { mails } from '#relations/mails.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { openItems, type FollowedReminder } from './settlement-repository.ts';

/**
 * Marks the reminder of this e-mail as Sent, unless it has moved to another level or was marked as sent
 * meanwhile. A reminder that was settled meanwhile would reopen as Sent.
 */
export function markMailed(
  db: Connection,
  mailId: string,
  { sent_on, now }: { readonly sent_on: LocalDate; readonly now: string },
): Promise<FollowedReminder[]> {
  return changeRows<FollowedReminder>(
    db,
    'payment_reminders',
    sql`update app.payment_reminders as reminder
    set status = case when status = 'Open' then 'Sent' else status end,
      settled_from = case when settled_from = 'Open' then 'Sent' end,
      sent_date = ${sent_on}::date, sent_by = 'Email',
      updated_at = ${now}::timestamptz, version = version + 1
    where organization_id = ${db.organizationId} and mail_id = ${mailId}
      and (status = 'Open' or settled_from = 'Open')
    returning id, reminder_level, penalty_cents,
      coalesce((select sum(open.open_cents) from (${openItems(db)}) as open), 0)::bigint as amount_cents`,
  );
}

/** Records the open items named by a Gentle e-mail: once it is accepted, their free term starts. */
export async function recordItemsNamedInMail(
  db: Connection,
  { id, mail_id }: { readonly id: string; readonly mail_id: string },
): Promise<void> {
  await db.execute(sql`update app.payment_reminder_items as item set gentle_mail_id = ${mail_id}
    from ${receivables(db)} as owed
    where item.organization_id = ${db.organizationId} and item.reminder_id = ${id}
      and owed.id = item.receivable_id and owed.open_cents > 0`);
}

/**
 * Sets the end of the free term of items named by a Gentle e-mail, unless an earlier one has ended.
 * @returns the reminders that have moved on from Gentle meanwhile
 */
export function setMailedFreeTerm(
  db: Connection,
  mailId: string,
  freeUntil: LocalDate,
): Promise<FollowedReminder[]> {
  return db.query<FollowedReminder>(sql`
    with named as (update app.payment_reminder_items
      set free_until = least(free_until, ${freeUntil}::date)
      where organization_id = ${db.organizationId} and gentle_mail_id = ${mailId}
      returning reminder_id)
    select reminder.id, 'Gentle' as reminder_level, 0::bigint as penalty_cents,
      coalesce((select sum(open.open_cents) from (${openItems(db)}) as open), 0)::bigint as amount_cents
    from app.payment_reminders as reminder
    where reminder.organization_id = ${db.organizationId} and reminder.reminder_level <> 'Gentle'
      and reminder.id in (select reminder_id from named)`);
}

/**
 * Sets the end of the free term of open items, overdue at the time, of a Gentle reminder that a user
 * sent.
 */
export async function setOverdueFreeTerm(
  db: Connection,
  reminderId: string,
  { sent_on, free_until }: { readonly sent_on: LocalDate; readonly free_until: LocalDate },
): Promise<void> {
  await db.execute(sql`update app.payment_reminder_items as item
    set free_until = least(item.free_until, ${free_until}::date)
    from ${receivables(db)} as owed
    where item.organization_id = ${db.organizationId} and item.reminder_id = ${reminderId}
      and owed.id = item.receivable_id and owed.open_cents > 0 and owed.due_date < ${sent_on}::date`);
}

/** Reminder whose recipients are notified now. */
export interface NotifiedReminder {
  readonly id: string;
  /** Whether a mail server accepted it; otherwise a user sends it. */
  readonly is_mailed: boolean;
}

/**
 * Whether a reminder that changed five minutes before the instant, and whose e-mail is settled, has not been
 * notified.
 */
export async function hasUnnotified(db: Connection, before: string): Promise<boolean> {
  const { exists } = await db.one<{ exists: boolean }>(sql`select exists (select
    from app.payment_reminders as reminder
    left join ${mails(db)} as mail on mail.id = reminder.mail_id
    where reminder.organization_id = ${db.organizationId} and not reminder.is_told
      and reminder.updated_at < ${before}::timestamptz - interval '5 minutes'
      and mail.status is distinct from 'Pending') as exists`);
  return exists;
}

/** Marks reminders as notified that no pending e-mail delays any more. */
export function markNotified(db: Connection): Promise<NotifiedReminder[]> {
  return db.query<NotifiedReminder>(sql`update app.payment_reminders as reminder set is_told = true
    from (select untold.id, coalesce(mail.status = 'Sent', false) as is_mailed
      from app.payment_reminders as untold
      left join ${mails(db)} as mail on mail.id = untold.mail_id
      where untold.organization_id = ${db.organizationId} and not untold.is_told
        and mail.status is distinct from 'Pending') as told
    where reminder.organization_id = ${db.organizationId} and reminder.id = told.id
      and not reminder.is_told
    returning reminder.id, told.is_mailed`);
}
