import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import { mails } from '#relations/mails.ts';
import type { ReminderRow } from './repository.ts';

type ReminderLetterRow = Row<'payment_reminder_letters'>;

export function insertReminderLetters(
  db: Connection,
  rows: readonly NewRow<'payment_reminder_letters'>[],
): Promise<void> {
  return insertRows(db, 'payment_reminder_letters', rows);
}

/** Finds the letters of a reminder with their levels, in the order in which they were written. */
export function findReminderLetters(
  db: Connection,
  reminderId: string,
): Promise<ReminderLetterRow[]> {
  return db.query<ReminderLetterRow>(sql`select * from app.payment_reminder_letters
    where organization_id = ${db.organizationId} and reminder_id = ${reminderId}
    order by letter_id`);
}

/** Reminders that are requested. */
export interface PostingFilters {
  readonly building_id?: string | undefined;
  readonly owner_id?: string | undefined;
}

/** Reminder to be posted, with the letter of its level; null if it is not written yet. */
export type ToPost = Pick<ReminderRow, 'id'> & { readonly letter_id: string | null };

/**
 * Finds reminders to be posted: open ones without a pending e-mail, by building and owner.
 * @param lock whether to lock them until the transaction ends
 */
export function findToPost(
  db: Connection,
  { building_id, owner_id }: PostingFilters,
  visible: readonly Sql[],
): Promise<ToPost[]> {
  return db.query<ToPost>(sql`select reminder.id,
      (select letter_id from app.payment_reminder_letters as letter
        where letter.organization_id = ${db.organizationId} and letter.reminder_id = reminder.id
          and letter.reminder_level = reminder.reminder_level
        order by letter_id desc limit 1) as letter_id
    from (select * from app.payment_reminders
      where organization_id = ${db.organizationId} and status = 'Open'
        and ${allOf([...equal({ building_id, owner_id }), ...visible])}) as reminder
    where not exists (select from ${mails(db)} as mail
      where mail.id = reminder.mail_id and mail.status = 'Pending')
    order by reminder.building_id, reminder.owner_id`);
}

/** Finds reminders by id. */
export function findReminders(db: Connection, ids: readonly string[]): Promise<ReminderRow[]> {
  return db.query<ReminderRow>(sql`select * from app.payment_reminders
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
}

/** Locks those of these reminders that are still open until the transaction ends. */
export async function lockOpen(db: Connection, ids: readonly string[]): Promise<ReminderRow[]> {
  return db.query<ReminderRow>(sql`select * from app.payment_reminders
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and status = 'Open'
    order by id for no key update`);
}
