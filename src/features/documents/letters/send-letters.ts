import { isEmail } from '#domain/kernel/identifiers.ts';
import { enqueueMails, withdrawMails } from '#features/mails/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { insertPosts, withdrawPosts } from './delivery-repository.ts';
import { insertLetters, type LetterSubject } from './letter-repository.ts';
import { footLines, readPrintedHead } from './printed-heads.ts';
import { drawingJob } from './rendering-job.ts';

/** A letter to one owner. */
export interface NewLetter {
  readonly owner_id: string;
  readonly paper: PaperLetter;
  /** The mail that the letter is attached to; null, or without a recipient: sent by post. */
  readonly mail:
    | (RenderedMail & { readonly id?: string; readonly recipient: string | null })
    | null;
}

/** Whether a letter goes by e-mail: with a mail to a usable address. */
export function hasRecipient(
  mail: NewLetter['mail'],
): mail is RenderedMail & { readonly id?: string; readonly recipient: string } {
  return mail !== null && mail.recipient !== null && isEmail(mail.recipient);
}

/** A letter with its subject. */
export type NewLetterAbout = NewLetter & { readonly subject: LetterSubject };

/** A letter that was written. */
export interface WrittenLetter {
  readonly letter_id: string;
  readonly subject_id: string;
  readonly owner_id: string;
  /** Null: sent by post. */
  readonly mail_id: string | null;
}

/** Sends letters about one subject; see sendLettersAbout. */
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
 * Sends letters in the caller's transaction, which fixes their text. A job generates each PDF once
 * and stores it; then its mail is sent with that PDF. Letters without a mail or a usable address,
 * and those whose mail is refused, are added to the list to post.
 */
export async function sendLettersAbout(
  ctx: TenantContext,
  letters: readonly NewLetterAbout[],
): Promise<WrittenLetter[]> {
  const written = await writeLettersAbout(ctx, letters);
  const mailed = written.flatMap(({ letter_id, mail, subject }) =>
    hasRecipient(mail)
      ? [{ id: ctx.newId(), ...mail, letter_id, purpose: subject.type, object_id: subject.id }]
      : [],
  );
  const mailOf = new Map(mailed.map(({ letter_id, id }) => [letter_id, id]));
  const posted = written.map(({ letter_id }) => letter_id).filter((id) => !mailOf.has(id));
  const subjectIds = [...new Set(written.map(({ subject }) => subject.id))];
  await Promise.all([
    enqueueMails(ctx.db, mailed, ctx.now),
    addToPost(ctx, posted),
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

/** Writes letters without sending them; their text is fixed from then on. */
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
  const heads = letters.length === 0 ? {} : await readPrintedHead(ctx.db);
  const written = letters.map((letter) => ({ ...letter, letter_id: ctx.newId() }));
  const rows = written.map(({ letter_id: id, owner_id, paper, subject }) => ({
    id,
    subject_type: subject.type,
    subject_id: subject.id,
    building_id: subject.building_id,
    owner_id,
    paper: { ...paper, foot: [...footLines(paper.language, heads), ...(paper.foot ?? [])] },
    title: paper.title,
    file_name: paper.file_name,
    created_at: ctx.now,
  }));
  await insertLetters(ctx.db, rows);
  return written;
}

/** Adds written letters to the list to post; a letter on the list is not added again. */
export async function addToPost(ctx: TenantContext, letterIds: readonly string[]): Promise<void> {
  const rows = letterIds.map((letter_id) => ({
    id: ctx.newId(),
    letter_id,
    created_at: ctx.now,
  }));
  await insertPosts(ctx.db, rows);
}

/** Withdraws the unsent letters about these subjects, because nothing is owed for them any more. */
export async function withdrawLetters(
  ctx: TenantContext,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await Promise.all([withdrawMails(ctx.db, subjectIds), withdrawPosts(ctx.db, subjectIds)]);
}
