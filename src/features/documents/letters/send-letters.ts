import { isEmail } from '#domain/kernel/identifiers.ts';
import { enqueueMails, withdrawMails } from '#features/mails/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { deleteUnposted, insertPosts } from './delivery-repository.ts';
import { drawingJob } from './drawing-job.ts';
import { insertLetters, type LetterSubject } from './letter-repository.ts';

/** A letter to one owner. */
export interface NewLetter {
  readonly owner_id: string;
  readonly paper: PaperLetter;
  /** The mail that it goes with; null: it goes by post. */
  readonly mail: (RenderedMail & { readonly recipient: string }) | null;
}

/** A letter that was written, by its owner. */
export interface WrittenLetter {
  readonly letter_id: string;
  readonly owner_id: string;
  readonly mail_id: string | null;
}

/**
 * Sends letters, in the caller's transaction: what each says is settled here and kept from here on.
 * A job draws each once and keeps the PDF; only then does its mail leave, with that PDF. What has no
 * mail, or no address that a mail could go to, is to be posted, as is what a mail server refuses.
 */
export async function sendLetters(
  ctx: TenantContext,
  subject: LetterSubject,
  letters: readonly NewLetter[],
): Promise<WrittenLetter[]> {
  const written = await writeLetters(ctx, subject, letters);
  const mailed = written.flatMap(({ letter_id, mail }) =>
    mail === null || !isEmail(mail.recipient)
      ? []
      : [{ ...mail, id: ctx.newId(), letter_id, purpose: subject.type, object_id: subject.id }],
  );
  const mailOf = new Map(mailed.map(({ letter_id, id }) => [letter_id, id]));
  const posts = written
    .filter(({ letter_id }) => !mailOf.has(letter_id))
    .map(({ letter_id }) => ({ id: ctx.newId(), letter_id, created_at: ctx.now }));
  await Promise.all([
    enqueueMails(ctx.db, mailed, ctx.now),
    insertPosts(ctx.db, posts),
    enqueueJobs(ctx.db, [drawingJob(ctx.organizationId, subject.id)]),
  ]);
  return written.map(({ letter_id, owner_id }) => ({
    letter_id,
    owner_id,
    mail_id: mailOf.get(letter_id) ?? null,
  }));
}

/** Writes letters that go nowhere: what each says is kept from here on. */
export async function writeLetters<Letter extends Pick<NewLetter, 'owner_id' | 'paper'>>(
  ctx: TenantContext,
  { type: subject_type, id: subject_id, building_id }: LetterSubject,
  letters: readonly Letter[],
): Promise<(Letter & { readonly letter_id: string })[]> {
  const written = letters.map((letter) => ({ ...letter, letter_id: ctx.newId() }));
  const rows = written.map(({ letter_id: id, owner_id, paper }) => ({
    id,
    subject_type,
    subject_id,
    building_id,
    owner_id,
    paper,
    title: paper.title,
    file_name: paper.file_name,
    created_at: ctx.now,
  }));
  await insertLetters(ctx.db, rows);
  return written;
}

/** What is asked for by a subject is no longer owed: its letters that have not left go nowhere. */
export async function withdrawLetters(ctx: TenantContext, subjectId: string): Promise<void> {
  await Promise.all([withdrawMails(ctx.db, subjectId), deleteUnposted(ctx.db, subjectId)]);
}
