import { instantOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, unnestRows } from '#platform/db/sql.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/** A mail is given up after so many attempts and kept, with its last error, for somebody to look at. */
export const MAX_ATTEMPTS = 10;

export interface QueuedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface ClaimedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  /** This attempt included. */
  readonly attempts: number;
}

/** Writes a mail in the caller's transaction; it is sent once that is durable. */
export async function enqueueMail(
  db: Connection,
  mail: QueuedMail,
  { newId, now }: Pick<RequestContext, 'newId' | 'now'>,
): Promise<void> {
  await db.execute(sql`insert into auth.mails
    (id, recipient, subject, body_text, body_html, next_try_at, created_at)
    values (${newId()}, ${mail.recipient}, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}, ${now})`);
}

/** Writes any number of mails in one statement. */
export async function enqueueMails(
  db: Connection,
  mails: readonly QueuedMail[],
  { newId, now }: Pick<RequestContext, 'newId' | 'now'>,
): Promise<void> {
  if (mails.length === 0) return;
  const types = { id: 'uuid', recipient: 'text', subject: 'text', text: 'text', html: 'text' };
  const rows = mails.map((mail) => ({ id: newId(), ...mail }));
  await db.execute(sql`insert into auth.mails
    (id, recipient, subject, body_text, body_html, next_try_at, created_at)
    select rows.*, ${now}::timestamptz, ${now}::timestamptz from (${unnestRows(types, rows)}) as rows`);
}

/**
 * Takes due mails for this process: until `leaseMs` from now no other will try them, and should this
 * process die, another does after that.
 */
export function claimMails(
  db: Connection,
  claim: { readonly nowMs: number; readonly leaseMs: number; readonly limit: number },
): Promise<ClaimedMail[]> {
  const { nowMs, leaseMs, limit } = claim;
  return db.query<ClaimedMail>(sql`update auth.mails
    set next_try_at = ${instantOf(nowMs + leaseMs)}, attempts = attempts + 1
    where id in (
      select id from auth.mails where next_try_at <= ${instantOf(nowMs)} and attempts < ${MAX_ATTEMPTS}
      order by next_try_at limit ${limit} for update skip locked)
    returning id, recipient, subject, body_text, body_html, attempts`);
}

export async function deleteMail(db: Connection, id: string): Promise<void> {
  await db.execute(sql`delete from auth.mails where id = ${id}`);
}

export async function recordMailFailure(
  db: Connection,
  id: string,
  failure: { readonly error: string; readonly attempts: number; readonly next_try_at: string },
): Promise<void> {
  await db.execute(sql`update auth.mails set last_error = ${failure.error},
    attempts = ${failure.attempts}, next_try_at = ${failure.next_try_at} where id = ${id}`);
}
