import type { Access } from '#contract/access.ts';
import { ref } from '#contract/common.ts';
import { SendingPreview, SendingPreviewQuery } from '#contract/sending-preview.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { ProblemCode } from '#domain/kernel/problems.ts';
import { countRecipients, listSendingGaps } from '#domain/letters/sending-preview.ts';
import { runAndRollBack } from '#features/shared/index.ts';
import { file } from '#platform/http/reply.ts';
import { found, type DetachedContext, type TenantContext } from '#platform/http/request-context.ts';
import { longRoute } from '#platform/http/route.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { chooseFormat } from '#platform/tabular/formats.ts';
import { findUndrawn, listComingLetters, type SubjectRef } from './letter-repository.ts';
import { drawDrafts } from './render-letters.ts';

const PDF = 'application/pdf';

/** Facts about letters that an operation has sent. */
export interface Rehearsed {
  readonly subject: SubjectRef;
  /** Total asked for, in euro; null: nothing. */
  readonly total: number | null;
  /** Last day to post them in time; null: no term. */
  readonly post_by: LocalDate | null;
}

/** An operation that sends letters, and the description of its preview. */
interface Sending<Path> {
  readonly path: Path;
  readonly operationId: string;
  readonly access: Access;
  readonly summary: string;
  readonly problems: readonly ProblemCode[];
  /** Performs the operation, in a transaction that is rolled back. */
  readonly rehearse: (ctx: TenantContext, id: string) => Promise<Rehearsed>;
}

/**
 * Declares the route that previews what an operation sends. It performs the operation and rolls it
 * back, so that preview and sending cannot differ.
 */
export function sendingPreviewRoute<const Path extends `/${string}/:id/${string}`>(
  sending: Sending<Path>,
) {
  const { rehearse, ...described } = sending;
  return longRoute({
    ...described,
    method: 'GET',
    description: 'Returns recipients, total and missing data, as of now; nothing is written.',
    rules: [
      '`format=pdf`, or `Accept: application/pdf`, returns the draft of one letter.',
      'Refused: whatever sending itself refuses.',
      'Not found: a draft in a language without letters.',
    ],
    query: SendingPreviewQuery,
    answer: ref(SendingPreview),
    files: [PDF],
    handler: async (ctx, { params: { id }, query: { format, language } }) => {
      const run = (within: TenantContext) => rehearse(within, id);
      if ((format ?? chooseFormat(ctx.negotiateFormat())) !== 'pdf') return preview(ctx, run);
      const [drawn] = await drawDrafts([await findDraft(ctx, run, language)]);
      const { pdf, file_name: name } = found(drawn, 'letter', id);
      return file(pdf, PDF, `${name}.pdf`);
    },
  });
}

type Run = (ctx: TenantContext) => Promise<Rehearsed>;

function preview(ctx: DetachedContext, run: Run): Promise<SendingPreview> {
  return runAndRollBack(ctx, async (within) => {
    const { subject, total, post_by } = await run(within);
    const letters = await listComingLetters(within.db, subject, ctx.now);
    return {
      recipients: countRecipients(letters),
      total,
      post_by,
      gaps: listSendingGaps(letters, { today: ctx.today, postBy: post_by }),
    };
  });
}

/** Finds the first letter in a language, marked as a draft. Refuses not_found. */
function findDraft(
  ctx: DetachedContext,
  run: Run,
  language: string | undefined,
): Promise<PaperLetter> {
  return runAndRollBack(ctx, async (within) => {
    const { subject } = await run(within);
    const letters = await listComingLetters(within.db, subject, ctx.now);
    const first = letters.find((letter) => letter.language === (language ?? letter.language));
    const { id } = found(first, 'letter', language ?? subject.id);
    const [undrawn] = await findUndrawn(within.db, [id], 1);
    return markAsDraft(found(undrawn, 'letter', id).paper);
  });
}

/** Marks a letter as a draft that must not be sent. */
export function markAsDraft(paper: PaperLetter): PaperLetter {
  const text = createTranslator(paper.language)('letter.draft');
  return { ...paper, blocks: [{ kind: 'notice', text }, ...paper.blocks] };
}
