import type { MailPurpose } from '#domain/mails/mail.ts';
import type { Overdue } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { letters } from '#relations/letters.ts';
import { organizations } from '#relations/organizations.ts';
import type { NewMail } from './enqueue-mails.ts';
import type { SettledMail } from './mail-settled.ts';

type MailRow = Row<'mails'>;

/** Outcome of a mail so far, for the feature that requested it. */
export type MailOutcome = Pick<MailRow, 'status' | 'sent_at' | 'error'>;

export function insertMails(db: Connection, mails: readonly NewMail[], now: string): Promise<void> {
  const rows = mails.map(({ subject, text, html, ...mail }) => {
    const words = { subject, body_text: text, body_html: html };
    return { ...mail, ...words, created_at: now };
  });
  return insertRows(db, 'mails', rows);
}

/** A mail to send, with the attached letter. */
export interface ClaimedMail extends MailRow {
  readonly letter_title: string | null;
  readonly letter_pdf: Buffer | null;
  /** The reply address; null for a mail of the platform. */
  readonly reply_to: string | null;
}

/** Whether a mail can be sent: with an attachment, not before the letter is stored. */
function isReady(db: Connection): Sql {
  return sql`(letter_id is null or exists (select from ${letters(db)} as letter
    where letter.id = letter_id and letter.pdf is not null))`;
}

/** Counts an attempt to send a pending mail that is ready. */
export function claimMail(db: Connection, id: string): Promise<ClaimedMail[]> {
  return db.query<ClaimedMail>(sql`with claimed as (
      update app.mails set attempts = attempts + 1
      where organization_id = ${db.organizationId} and id = ${id} and status = 'Pending'
        and ${isReady(db)}
      returning *
    )
    select claimed.*, letter.title as letter_title, letter.pdf as letter_pdf,
      office.contact_email as reply_to
    from claimed
    left join ${letters(db)} as letter on letter.id = claimed.letter_id
    left join ${organizations(db)} as office on office.id = claimed.organization_id`);
}

/** Finds the pending mails that these letters are attached to. */
export async function findMailsOfLetters(
  db: Connection,
  letterIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<Pick<MailRow, 'id'>>(sql`select id from app.mails
    where organization_id = ${db.organizationId} and letter_id = any(${letterIds}::uuid[])
      and status = 'Pending'
    order by id`);
  return rows.map(({ id }) => id);
}

/** Fails the unsent mails about these objects and removes their text. */
export async function withdrawMails(db: Connection, objectIds: readonly string[]): Promise<void> {
  await db.execute(sql`update app.mails set status = 'Failed', error = 'withdrawn',
      subject = '', body_text = '', body_html = ''
    where organization_id = ${db.organizationId} and object_id = any(${objectIds}::uuid[]) and status = 'Pending'`);
}

/** Stores the error of the last attempt; another attempt follows. */
export async function recordMailFailure(db: Connection, id: string, error: string): Promise<void> {
  await db.execute(sql`update app.mails set error = ${error}
    where organization_id = ${db.organizationId} and id = ${id} and status = 'Pending'`);
}

/** Settles a mail and removes its text. @returns undefined if it was already settled */
export function settleMail(
  db: Connection,
  id: string,
  {
    status,
    sent_at,
    error = null,
  }: Pick<SettledMail, 'status' | 'sent_at'> & { error?: string | null },
): Promise<SettledMail | undefined> {
  return db.first<SettledMail>(sql`update app.mails set status = ${status}, sent_at = ${sent_at},
      error = ${error}, subject = '', body_text = '', body_html = ''
    where organization_id = ${db.organizationId} and id = ${id} and status = 'Pending'
    returning id, purpose, object_id, letter_id, status, sent_at`);
}

/**
 * Finds mails that are ready and have been pending since before the instant, oldest first. They
 * have jobs, unless these were lost.
 */
export async function findPendingMails(
  db: Connection,
  { before, limit }: Overdue,
): Promise<string[]> {
  const rows = await db.query<Pick<MailRow, 'id'>>(sql`select id from app.mails
    where organization_id = ${db.organizationId} and status = 'Pending' and created_at < ${before}
      and ${isReady(db)}
    order by created_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Finds the outcomes of mails, by mail id. */
export async function findMailOutcomes(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailOutcome>> {
  const rows = await db.query<MailOutcome & Pick<MailRow, 'id'>>(sql`
    select id, status, sent_at, error from app.mails
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
}

/** Finds the outcome of the latest mail about each of these objects, by object id. */
export async function findLatestOutcomes(
  db: Connection,
  purpose: MailPurpose,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, MailOutcome>> {
  const rows = await db.query<MailOutcome & { readonly object_id: string }>(sql`
    select distinct on (object_id) object_id, status, sent_at, error from app.mails
    where organization_id = ${db.organizationId} and purpose = ${purpose}
      and object_id = any(${objectIds}::uuid[])
    order by object_id, created_at desc, id desc`);
  return new Map(rows.map(({ object_id, ...outcome }) => [object_id, outcome]));
}
