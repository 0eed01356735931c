import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { ReminderDelivery } from '#contract/letter-deliveries.ts';
import { ReminderLetterQuery, ReminderLettersQuery } from '#contract/reminder-letters.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  LETTERS_FILES,
  letterFile,
  lettersFile,
  lettersFormat,
  listDeliveries,
  readLetters,
  sendingPreviewRoute,
} from '#features/documents/letters/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { file } from '#platform/http/reply.ts';
import { found, type DetachedContext, type TenantContext } from '#platform/http/request-context.ts';
import { longRoute, snapshotRoute } from '#platform/http/route.ts';
import { translate } from '#platform/i18n/translate.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { sendReminder } from './commands/send-reminder.ts';
import { composeDrafts } from './compose-letters.ts';
import { toReminder } from './reminder.ts';
import { visibleReminders, withDetails, type ReminderRow } from './repository.ts';
import { findReminderLetters } from './stored-letters-repository.ts';
import { findLatestLetter, readToPost } from './stored-letters.ts';

const PDF = 'application/pdf';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

async function requireReminder(ctx: TenantContext, id: string): Promise<ReminderRow> {
  const row = await findRow(ctx.db, 'payment_reminders', id, visibleReminders(ctx));
  return found(row, 'payment_reminder', id);
}

/** Finds the stored letter of a level, else composes today's text of the current level. */
async function findLetter(
  ctx: TenantContext,
  id: string,
  { reminder_level: level }: ReminderLetterQuery,
) {
  const reminder = await requireReminder(ctx, id);
  const wanted = level ?? reminder.reminder_level;
  const keptId = await findLatestLetter(ctx.db, { id, reminder_level: wanted });
  if (keptId !== undefined) return { keptId };
  if (wanted !== reminder.reminder_level) throw new DomainError('not_sent_yet');
  const [draft] = await composeDrafts(ctx, await withDetails(ctx.db, [reminder]));
  return { draft: found(draft, 'payment_reminder', id).paper };
}

async function readLetter(ctx: DetachedContext, id: string, query: ReminderLetterQuery) {
  const { database, organizationId, now } = ctx;
  const { keptId, draft } = await database.snapshot(organizationId, (db) =>
    findLetter(ctx.withConnection(db), id, query),
  );
  if (draft !== undefined) {
    const job = { format: 'letters-pdf', letters: [draft], whole: draft } as const;
    return file(await renderer.render(job), PDF, `${draft.file_name}.pdf`);
  }
  const [kept] = await readLetters({ database, organizationId, now }, [keptId]);
  const letter = found(kept, 'letter', keptId);
  return letterFile(letter, letter.file_name);
}

/** Lists the deliveries of a reminder's letters, each with its level. */
async function deliveriesOf(ctx: TenantContext, id: string) {
  await requireReminder(ctx, id);
  const [deliveries, letters] = await Promise.all([
    listDeliveries(ctx.db, { type: 'PaymentReminder', id }, null),
    findReminderLetters(ctx.db, id),
  ]);
  const levels = new Map(letters.map((letter) => [letter.letter_id, letter.reminder_level]));
  return deliveries.flatMap((delivery) => {
    const reminder_level = levels.get(delivery.letter_id);
    return reminder_level === undefined ? [] : [{ ...delivery, reminder_level }];
  });
}

export const reminderLetterRoutes = [
  longRoute({
    method: 'GET',
    path: '/payment-reminders/letters',
    operationId: 'getPaymentReminderLetters',
    access: 'funds:read',
    summary: 'Get the reminder letters to post',
    description: 'Returns the letters of open reminders that are not being sent by e-mail.',
    rules: [
      '`format=pdf`, or `Accept: application/pdf`, returns one file to print.',
      'The content of a letter is fixed when a person who may send it first requests it here.',
      'Others see drafts; an Owner sees their own.',
      'Refused: more than 500 letters, and a file of none.',
    ],
    query: ReminderLettersQuery,
    files: LETTERS_FILES,
    problems: ['no_letters', 'report_too_large'],
    handler: async (ctx, { query: { format, channel = 'Post', ...filters } }) => {
      const letters = await readToPost(ctx, filters);
      const language = ctx.negotiateLanguage();
      const { today: dated } = ctx;
      const title = translate(language, 'letter.reminder.to_post');
      return lettersFile(letters, {
        format: lettersFormat(ctx, format),
        name: `payment-reminders-${dated}`,
        title,
        language,
        dated,
        channel,
      });
    },
  }),
  longRoute({
    method: 'GET',
    path: '/payment-reminders/:id/letter',
    operationId: 'getPaymentReminderLetter',
    access: 'funds:read',
    summary: 'Get the letter of a reminder',
    description:
      'Returns the letter as it was sent, always the same bytes; its SHA-256 is the entity tag.',
    rules: [
      'An unsent letter is a draft with today’s amounts and a payment QR code.',
      'Get letters to post from `GET /payment-reminders/letters`, which keeps them.',
      '`reminder_level` returns the letter of an earlier level.',
      'Refused: a level that was not sent.',
    ],
    query: ReminderLetterQuery,
    files: [PDF],
    problems: ['not_sent_yet'],
    handler: (ctx, { params: { id }, query }) => readLetter(ctx, id, query),
  }),
  sendingPreviewRoute({
    path: '/payment-reminders/:id/sending-preview',
    operationId: 'previewReminderSending',
    access: 'funds:write',
    summary: 'Preview the sending of a reminder',
    problems: ['invalid_transition', 'price_withheld'],
    rehearse: async (ctx, id) => {
      const { total_amount: total } = toReminder(ctx, await sendReminder(ctx, id));
      return { subject: { type: 'PaymentReminder', id }, total, post_by: null };
    },
  }),
  snapshotRoute({
    path: '/payment-reminders/:id/deliveries',
    operationId: 'listPaymentReminderDeliveries',
    access: 'funds:read',
    summary: 'List the deliveries of a reminder',
    description: 'Returns how each level was sent: by e-mail with its outcome, or by post.',
    answer: Type.Array(ref(ReminderDelivery)),
    answerExample: [
      {
        id: exampleIds.delivery,
        reminder_level: 'FinalNotice',
        owner_id: exampleIds.owner,
        owner_name: 'Anne Peeters',
        channel: 'Post',
        status: 'Posted',
        sent_at: null,
        error: null,
        posted_on: '2026-03-17',
        tracking_number: '323212345659900357664050',
        letter_sha256: SHA256,
      },
    ],
    handler: (ctx, { params: { id } }) => deliveriesOf(ctx, id),
  }),
];
