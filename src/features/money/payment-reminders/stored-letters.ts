import { mayUse } from '#contract/access.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import {
  drawDrafts,
  readLetters,
  recordPost,
  requireFewLetters,
  sendLettersAbout,
  withdrawPosts,
  writeLetters,
  type LetterPdf,
  type WrittenLetter,
} from '#features/documents/letters/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { composeDrafts, composeLetters, type ComposedLetter } from './compose-letters.ts';
import { visibleReminders, withDetails, type FullReminder } from './repository.ts';
import {
  findReminderLetters,
  findReminders,
  findToPost,
  insertReminderLetters,
  lockOpen,
  type PostingFilters,
  type ToPost,
} from './stored-letters-repository.ts';

/** Stores and sends letters of reminders, in the caller's transaction. */
export async function sendReminderLetters(
  ctx: TenantContext,
  letters: readonly ComposedLetter[],
): Promise<WrittenLetter[]> {
  const written = await sendLettersAbout(ctx, letters);
  const rows = written.flatMap(({ letter_id, subject_id: reminder_id }, index) => {
    const level = letters[index]?.reminder_level;
    return level === undefined ? [] : [{ letter_id, reminder_id, reminder_level: level }];
  });
  await insertReminderLetters(ctx.db, rows);
  return written;
}

/** Details of a reminder that a user sent. */
type Sending = Pick<FullReminder, 'sent_date' | 'sent_by' | 'tracking_number'>;

/**
 * Stores the letter of a reminder that a user sent: the one already written, else its current text. The
 * letter is no longer to be posted.
 */
export async function storeSentLetter(
  ctx: TenantContext,
  reminder: FullReminder & Sending,
): Promise<void> {
  const letter_id =
    (await findLatestLetter(ctx.db, reminder)) ?? (await writeLetter(ctx, reminder));
  if (reminder.sent_by !== 'Post') return withdrawPosts(ctx.db, [reminder.id]);
  const { sent_date: posted_on, tracking_number } = reminder;
  const post = { letter_id, posted_on, tracking_number };
  await recordPost(ctx.db, { id: ctx.newId(), ...post, created_at: ctx.now });
}

async function writeLetter(ctx: TenantContext, reminder: FullReminder): Promise<string> {
  const [composed] = await composeLetters(ctx, [reminder]);
  assert(composed !== undefined, 'A reminder has a letter');
  const [written] = await writeLetters(ctx, composed.subject, [composed]);
  assert(written !== undefined, 'The letter is written');
  const { letter_id } = written;
  const { id: reminder_id, reminder_level } = reminder;
  await insertReminderLetters(ctx.db, [{ letter_id, reminder_id, reminder_level }]);
  return letter_id;
}

/** Finds the letter of a level; undefined if none is written. */
export async function findLatestLetter(
  db: Connection,
  { id, reminder_level }: Pick<FullReminder, 'id'> & { readonly reminder_level: ReminderLevel },
): Promise<string | undefined> {
  const letters = await findReminderLetters(db, id);
  return letters.findLast((letter) => letter.reminder_level === reminder_level)?.letter_id;
}

/**
 * Reads the letters to be posted, by building and owner. For users who may send, missing letters are
 * written now and stored, because this is the version that is sent. Others see them as drafts. Opens its
 * own transactions. Refuses report_too_large, too_busy.
 */
export async function readToPost(
  ctx: DetachedContext,
  filters: PostingFilters,
): Promise<LetterPdf[]> {
  const { database, organizationId, now } = ctx;
  const { toPost, drafts } = await database.snapshot(organizationId, (db) =>
    previewToPost(ctx.withConnection(db), filters),
  );
  const hasUnwritten = toPost.some(({ letter_id }) => letter_id === null);
  const written =
    hasUnwritten && maySend(ctx)
      ? await database.write(organizationId, (db) => writeToPost(ctx.withConnection(db), filters))
      : toPost;
  const ids = written.flatMap(({ letter_id }) => letter_id ?? []);
  const letters = await readLetters({ database, organizationId, now }, ids);
  const drawn = await drawDrafts(drafts.map(({ paper }) => paper));
  const byId = new Map<string, LetterPdf | undefined>([
    ...letters.map((letter) => [letter.id, letter] as const),
    ...drafts.map(({ subject }, index) => [subject.id, drawn[index]] as const),
  ]);
  return written.flatMap(({ id, letter_id }) => byId.get(letter_id ?? id) ?? []);
}

function maySend({ principal: { role, building_ids } }: DetachedContext): boolean {
  return mayUse('funds:write', role, building_ids !== null);
}

/** Reads what is to be posted, with drafts of the letters not written yet, for users who may not send. */
async function previewToPost(ctx: TenantContext, filters: PostingFilters) {
  const toPost = await findToPost(ctx.db, filters, visibleReminders(ctx));
  requireFewLetters(toPost);
  const ids = toPost.flatMap(({ id, letter_id }) => (letter_id === null ? [id] : []));
  const rows = maySend(ctx) ? [] : await findReminders(ctx.db, ids);
  const drafts = await composeDrafts(ctx, await withDetails(ctx.db, rows));
  return { toPost, drafts };
}

async function writeToPost(ctx: TenantContext, filters: PostingFilters): Promise<ToPost[]> {
  await lockLedger(ctx);
  const find = () => findToPost(ctx.db, filters, visibleReminders(ctx));
  const unwritten = (await find()).filter(({ letter_id }) => letter_id === null);
  const open = await lockOpen(
    ctx.db,
    unwritten.map(({ id }) => id),
  );
  const letters = await composeLetters(ctx, await withDetails(ctx.db, open));
  await sendReminderLetters(
    ctx,
    letters.map((letter) => ({ ...letter, mail: null })),
  );
  return find();
}
