import { Type, ref } from '#contract/common.ts';
import { LetterDelivery, LetterDeliveryParams, MarkPosted } from '#contract/letter-deliveries.ts';
import { SentLetterParams, SentLettersQuery } from '#contract/sent-letters.ts';
import { StatementLetterQuery } from '#contract/statements.ts';
import { addDays, todayInBrussels } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { lockLedger, POSTING_PROBLEMS } from '#features/books/ledger/index.ts';
import {
  LETTERS_FILES,
  letterFile,
  lettersFile,
  lettersFormat,
  listDeliveries,
  markPosted,
  sendingPreviewRoute,
} from '#features/documents/letters/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { file } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { longRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { sendRun } from '../commands/send-run.ts';
import { findKeptUnits } from '../kept-repository.ts';
import type { RunRow } from '../run-repository.ts';
import { requireRun } from '../run.ts';
import { readOwnerDocument, readStatementLetters } from './read-letter.ts';
import { reversalSubject, statementSubject } from './send.ts';
import { makeWriting } from './sheets.ts';
import { subjectText } from './statement-letter.ts';
import { sumSettlement } from './summary-part.ts';

const PDF = 'application/pdf';
/** Term to pay that a preview of sending supposes. */
const USUAL_TERM = 30;

function fileName({ period_from, period_to }: RunRow, ...parts: string[]): string {
  return ['statement', period_from, period_to, ...parts].join('-');
}

/** Returns the subject of the letters in force: the statements, or their reversal. */
function subjectOf(run: RunRow) {
  return run.status === 'Reversed' ? reversalSubject(run) : statementSubject(run);
}

async function rehearseSending(ctx: TenantContext, id: string) {
  const before = await requireRun(ctx, id);
  const due_date = before.due_date ?? addDays(ctx.today, USUAL_TERM);
  const run = await sendRun(ctx, await lockLedger(ctx), id, { due_date });
  const units = await findKeptUnits(ctx.db, id);
  const total = toEuro(sumCents(units.map(sumSettlement)));
  return { subject: statementSubject(run), total, post_by: null };
}

export const statementLetterRoutes = [
  sendingPreviewRoute({
    path: '/statements/:id/sending-preview',
    operationId: 'previewStatementSending',
    access: 'statements:write',
    summary: 'Preview the sending of statements',
    problems: ['invalid_transition', ...POSTING_PROBLEMS],
    rehearse: rehearseSending,
  }),
  longRoute({
    method: 'GET',
    path: '/statements/:id/letters',
    operationId: 'getStatementLetters',
    access: 'statements:read',
    summary: 'Get the statements of a run',
    description: 'Returns the statements as they were sent, each in the language of its owner.',
    rules: [
      '`channel=Post` returns letters that are still to be posted.',
      '`format=pdf`, or `Accept: application/pdf`, returns one file to print.',
      'For a reversed run, the reversal letters are included.',
      'Refused: a run that was not sent.',
      'Refused: more than 500 letters, and a file of none.',
      'An Owner gets their own.',
    ],
    query: SentLettersQuery,
    files: LETTERS_FILES,
    problems: ['not_sent_yet', 'no_letters', 'report_too_large'],
    handler: async (ctx, { params: { id }, query: { format, channel = null } }) => {
      const { run, letters } = await readStatementLetters(ctx, id, { owner_id: null, channel });
      const language = ctx.negotiateLanguage();
      return lettersFile(letters, {
        format: lettersFormat(ctx, format),
        name: fileName(run),
        title: subjectText({ run }, makeWriting(language)),
        language,
        dated: todayInBrussels(parseInstantMs(run.sent_at ?? ctx.now)),
        channel,
      });
    },
  }),
  longRoute({
    method: 'GET',
    path: '/statements/:id/letters/:owner_id',
    operationId: 'getStatementLetter',
    access: 'statements:read',
    summary: 'Get the statement of one owner',
    description:
      'Returns the statement as it was sent, always the same bytes; its SHA-256 is the entity tag.',
    rules: [
      'Before it is sent: a draft, marked as such.',
      '`annex` returns an annex as a document of its own: VAT by invoice, or the sheet for a tenant.',
      'Not found: an owner without a statement; for an Owner, that of another.',
    ],
    params: SentLetterParams,
    query: StatementLetterQuery,
    files: [PDF],
    handler: async (ctx, { params: { id, owner_id }, query }) => {
      const found = await readOwnerDocument(ctx, id, owner_id, query);
      if ('kept' in found) {
        return letterFile(found.kept, fileName(found.run, found.kept.file_name));
      }
      const { pdf, file_name } = found.drawn;
      const annex = query.annex === undefined ? [] : [query.annex.toLowerCase()];
      return file(pdf, PDF, `${fileName(found.run, file_name, ...annex)}.pdf`);
    },
  }),
  snapshotRoute({
    path: '/statements/:id/deliveries',
    operationId: 'listStatementDeliveries',
    access: 'statements:read',
    summary: 'List the deliveries of a run',
    description:
      'Returns how each owner got the statement: by e-mail with its outcome, or by post.',
    rules: [
      'By post, if the owner has no address for e-mail or the mail was refused.',
      'For a reversed run, those of the reversal letters are included.',
      'An Owner sees their own.',
    ],
    answer: Type.Array(ref(LetterDelivery)),
    handler: async (ctx, { params: { id } }) => {
      const run = await requireRun(ctx, id);
      const { owner_id } = ctx.principal;
      const [statements, reversals] = await Promise.all([
        listDeliveries(ctx.db, statementSubject(run), owner_id),
        listDeliveries(ctx.db, reversalSubject(run), owner_id),
      ]);
      return [...statements, ...reversals];
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/statements/:id/deliveries/:delivery_id/mark-posted',
    operationId: 'markStatementDeliveryPosted',
    access: 'statements:write',
    summary: 'Mark a statement posted',
    description: 'Removes the letter from the list of letters to post.',
    rules: [
      'Refused: e-mails, and letters that were posted before.',
      'Refused: a day in the future or before the letter.',
    ],
    params: LetterDeliveryParams,
    body: MarkPosted,
    example: { posted_on: '2027-02-16', tracking_number: '323212345659900357664050' },
    answer: ref(LetterDelivery),
    problems: ['invalid_transition', 'date_in_future', 'invalid_period'],
    handler: async (ctx, { params: { id, delivery_id }, body }) =>
      markPosted(ctx, subjectOf(await requireRun(ctx, id)), delivery_id, body),
  }),
];
