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
  /** Id of the object that the mail is about: a reminder, a user. */
  readonly object_id: string;
  readonly recipient: string;
  /** Id of the attached letter. */
  readonly letter_id?: string;
}

/**
 * Writes mails in the caller's transaction and tenant. They are sent once it commits and the
 * attached letters are stored.
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

/** Enqueues the mails of these letters, which are now stored. */
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

/** Makes the job that sends a mail; requested twice, it runs once. */
export function mailJob(organizationId: string, mailId: string): NewJob {
  return {
    task: DELIVER_MAIL,
    payload: { organization_id: organizationId, mail_id: mailId },
    job_key: `${DELIVER_MAIL}:${mailId}`,
    max_attempts: MAX_DELIVERY_JOB_ATTEMPTS,
  };
}
