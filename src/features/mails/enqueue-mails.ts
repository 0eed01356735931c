import type { MailPurpose } from '#domain/mails/mail.ts';
import type { Connection } from '#platform/db/connection.ts';
import { MAX_DELIVERY_JOB_ATTEMPTS } from '#platform/jobs/delivery.ts';
import { enqueueJobs, type NewJob } from '#platform/jobs/enqueue.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import { findMailsOfLetters, insertMails } from './repository.ts';

export const DELIVER_MAIL = 'deliver-mail';

export interface NewMail extends RenderedMail {
  readonly id: string;
  readonly purpose: MailPurpose;
  /** What it was asked for: the reminder, the user. */
  readonly object_id: string;
  readonly recipient: string;
  /** The letter that goes with it. */
  readonly letter_id?: string;
}

/**
 * Writes mails in the caller's transaction, in the caller's tenant; they are sent once it is durable,
 * and what letter goes with them is kept.
 */
export async function enqueueMails(
  db: Connection,
  mails: readonly NewMail[],
  now: string,
): Promise<void> {
  await Promise.all([
    insertMails(db, mails, now),
    enqueueMailJobs(
      db,
      mails.filter(({ letter_id }) => letter_id === undefined).map(({ id }) => id),
    ),
  ]);
}

/** The letters are kept: the mails that they go with may leave. */
export async function enqueueLetterMails(
  db: Connection,
  letterIds: readonly string[],
): Promise<void> {
  await enqueueMailJobs(db, await findMailsOfLetters(db, letterIds));
}

function enqueueMailJobs(db: Connection, ids: readonly string[]): Promise<void> {
  return enqueueJobs(
    db,
    ids.map((id) => mailJob(db.organizationId, id)),
  );
}

/** The job that sends a mail: asked for twice, it runs once. */
export function mailJob(organizationId: string, mailId: string): NewJob {
  return {
    task: DELIVER_MAIL,
    payload: { organization_id: organizationId, mail_id: mailId },
    job_key: `${DELIVER_MAIL}:${mailId}`,
    max_attempts: MAX_DELIVERY_JOB_ATTEMPTS,
  };
}
