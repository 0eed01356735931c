import { isEmail } from '#domain/kernel/identifiers.ts';
import { enqueueMails, withdrawMails } from '#features/mails/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { insertPosts, withdrawPosts } from './delivery-repository.ts';
import { drawingJob } from './drawing-job.ts';
import { insertLetters, type LetterSubject } from './letter-repository.ts';

/** A letter to one owner. */
export interface NewLetter {
  readonly owner_id: string;
  readonly paper: PaperLetter;
  /** The mail that it goes with; null: it goes by post. */
  readonly mail: (RenderedMail & { readonly id?: string; readonly recipient: string }) | null;
}

/** A letter with what it is about. */
export type NewLetterAbout = NewLetter & { readonly subject: LetterSubject };

/** A letter that was written. */
export interface WrittenLetter {
  readonly letter_id: string;
  readonly subject_id: string;
  readonly owner_id: string;
  /** Null: it goes by post. */
  readonly mail_id: string | null;
}

/** Sends letters about one subject, as below. */
export function sendLetters(
  ctx: TenantContext,
  subject: LetterSubject,
  letters: readonly NewLetter[],
): Promise<WrittenLetter[]> {
  return sendLettersAbout(
    ctx,
    letters.map((letter) => ({ ...letter, subject })),
  );
}

/**
 * Sends letters, in the caller's transaction: what each says is settled here and kept from here on.
 * A job draws each once and keeps the PDF; only then does its mail leave, with that PDF. What has no
 * mail, or no address that a mail could go to, is to be posted, as is what a mail server refuses.
 */
export async function sendLettersAbout(
  ctx: TenantContext,
  letters: readonly NewLetterAbout[],
): Promise<WrittenLetter[]> {
  const written = await writeLettersAbout(ctx, letters);
  const mailed = written.flatMap(({ letter_id, mail, subject }) =>
    mail === null || !isEmail(mail.recipient)
      ? []
      : [{ id: ctx.newId(), ...mail, letter_id, purpose: subject.type, object_id: subject.id }],
  );
  const mailOf = new Map(mailed.map(({ letter_id, id }) => [letter_id, id]));
  const posted = written.map(({ letter_id }) => letter_id).filter((id) => !mailOf.has(id));
  const subjectIds = [...new Set(written.map(({ subject }) => subject.id))];
  await Promise.all([
    enqueueMails(ctx.db, mailed, ctx.now),
    putToPost(ctx, posted),
    enqueueJobs(
      ctx.db,
      subjectIds.map((id) => drawingJob(ctx.organizationId, id)),
    ),
  ]);
  return written.map(({ letter_id, owner_id, subject }) => ({
    letter_id,
    owner_id,
    subject_id: subject.id,
    mail_id: mailOf.get(letter_id) ?? null,
  }));
}

/** Writes letters that go nowhere: what each says is kept from here on. */
export function writeLetters<Letter extends Pick<NewLetter, 'owner_id' | 'paper'>>(
  ctx: TenantContext,
  subject: LetterSubject,
  letters: readonly Letter[],
): Promise<(Letter & { readonly letter_id: string })[]> {
  return writeLettersAbout(
    ctx,
    letters.map((letter) => ({ ...letter, subject })),
  );
}

async function writeLettersAbout<
  Letter extends Pick<NewLetterAbout, 'owner_id' | 'paper' | 'subject'>,
>(
  ctx: TenantContext,
  letters: readonly Letter[],
): Promise<(Letter & { readonly letter_id: string })[]> {
  const written = letters.map((letter) => ({ ...letter, letter_id: ctx.newId() }));
  const rows = written.map(({ letter_id: id, owner_id, paper, subject }) => ({
    id,
    subject_type: subject.type,
    subject_id: subject.id,
    building_id: subject.building_id,
    owner_id,
    paper,
    title: paper.title,
    file_name: paper.file_name,
    created_at: ctx.now,
  }));
  await insertLetters(ctx.db, rows);
  return written;
}

/** Letters that are written go by post; those that do already go once. */
export async function putToPost(ctx: TenantContext, letterIds: readonly string[]): Promise<void> {
  const rows = letterIds.map((letter_id) => ({
    id: ctx.newId(),
    letter_id,
    created_at: ctx.now,
  }));
  await insertPosts(ctx.db, rows);
}

/** What is asked for by these is no longer owed: their letters that have not left go nowhere. */
export async function withdrawLetters(
  ctx: TenantContext,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await Promise.all([withdrawMails(ctx.db, subjectIds), withdrawPosts(ctx.db, subjectIds)]);
}
