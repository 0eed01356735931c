import { Type, ref } from '#contract/common.ts';
import { LetterDelivery, LetterDeliveryParams, MarkPosted } from '#contract/letter-deliveries.ts';
import { SentLetterParams, SentLettersQuery } from '#contract/sent-letters.ts';
import type { LetterSubjectType } from '#domain/letters/letter-delivery.ts';
import { dayOf, requireMeeting } from '#features/assemblies/meetings/index.ts';
import {
  LETTERS_FILES,
  letterFile,
  lettersFile,
  lettersFormat,
  listDeliveries,
  markPosted,
  readLettersAbout,
  type WantedLetters,
} from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { found, type DetachedContext } from '#platform/http/request-context.ts';
import { longRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';

const PDF = 'application/pdf';

/** A kind of letters about meetings, and the descriptions of its routes. */
interface LettersKind {
  readonly type: Extract<LetterSubjectType, `Meeting${string}`>;
  /** Path below that of the meeting. */
  readonly path: `/${string}`;
  readonly operations: Readonly<Record<'list' | 'post' | 'letters' | 'letter', string>>;
  readonly summaries: Readonly<Record<'list' | 'post' | 'letters' | 'letter', string>>;
  /** Name of the files. */
  readonly fileName: string;
}

/** Makes the routes of a kind of letters about a meeting, and of their deliveries. */
export function meetingLetterRoutes(kind: LettersKind) {
  return [...deliveryRoutes(kind), ...fileRoutes(kind)];
}

function fileRoutes(kind: LettersKind) {
  const { type, path, operations, summaries } = kind;
  const base = `/meetings/:id${path}/letters` as const;
  const fileName = (title: string, ...parts: string[]) =>
    [kind.fileName, toSlug(title), ...parts].filter((part) => part !== '').join('-');
  const lettersOf = async (ctx: DetachedContext, id: string, wanted: WantedLetters) => {
    const meeting = await ctx.database.read(ctx.organizationId, (db) =>
      requireMeeting(ctx.withConnection(db), id),
    );
    return { meeting, letters: await readLettersAbout(ctx, { type, id }, wanted) };
  };
  return [
    longRoute({
      method: 'GET',
      path: base,
      operationId: operations.letters,
      access: 'meetings:read',
      summary: summaries.letters,
      description: 'Returns the letters as they were sent, each in the language of its owner.',
      rules: [
        '`channel=Post` returns letters that are still to be posted.',
        '`format=pdf`, or `Accept: application/pdf`, returns one file to print.',
        'Refused: more than 500 letters, and a file of none.',
        'An Owner gets their own.',
      ],
      query: SentLettersQuery,
      files: LETTERS_FILES,
      problems: ['no_letters', 'report_too_large'],
      handler: async (ctx, { params: { id }, query: { format, channel = null } }) => {
        const { meeting, letters } = await lettersOf(ctx, id, { owner_id: null, channel });
        return lettersFile(letters, {
          format: lettersFormat(ctx, format),
          name: fileName(ctx.showTitle(meeting)),
          title: ctx.showTitle(meeting),
          language: ctx.negotiateLanguage(),
          dated: dayOf(meeting),
          channel,
        });
      },
    }),
    longRoute({
      method: 'GET',
      path: `${base}/:owner_id`,
      operationId: operations.letter,
      access: 'meetings:read',
      summary: summaries.letter,
      description:
        'Returns the letter as it was sent, always the same bytes; its SHA-256 is the entity tag.',
      rules: ['Not found: an owner to whom none was written.'],
      params: SentLetterParams,
      files: [PDF],
      handler: async (ctx, { params: { id, owner_id } }) => {
        const { meeting, letters } = await lettersOf(ctx, id, { owner_id, channel: null });
        const letter = found(letters[0], 'owner', owner_id);
        return letterFile(letter, fileName(ctx.showTitle(meeting), letter.file_name));
      },
    }),
  ];
}

function deliveryRoutes({ type, path, operations, summaries }: LettersKind) {
  const base = `/meetings/:id${path}` as const;
  return [
    snapshotRoute({
      path: base,
      operationId: operations.list,
      access: 'meetings:read',
      summary: summaries.list,
      description:
        'Returns the channel of each letter: e-mail with its outcome, or post with the day.',
      rules: ['A refused e-mail is to be posted.', 'An Owner sees their own.'],
      answer: Type.Array(ref(LetterDelivery)),
      handler: async (ctx, { params: { id } }) => {
        await requireMeeting(ctx, id);
        return listDeliveries(ctx.db, { type, id }, ctx.principal.owner_id);
      },
    }),
    writeRoute({
      method: 'PUT',
      path: `${base}/:delivery_id/mark-posted`,
      operationId: operations.post,
      access: 'meetings:write',
      summary: summaries.post,
      description: 'Removes the letter from the list of letters to post.',
      rules: [
        'Refused: e-mails, and letters that were posted before.',
        'Refused: a day in the future or before the letter.',
      ],
      params: LetterDeliveryParams,
      body: MarkPosted,
      example: { posted_on: '2026-05-20', tracking_number: '323212345659900357664050' },
      answer: ref(LetterDelivery),
      problems: ['invalid_transition', 'date_in_future', 'invalid_period'],
      handler: async (ctx, { params: { id, delivery_id }, body }) => {
        await requireMeeting(ctx, id);
        return markPosted(ctx, { type, id }, delivery_id, body);
      },
    }),
  ];
}

export const convocationLetterRoutes = meetingLetterRoutes({
  type: 'MeetingConvocation',
  path: '/convocations',
  operations: {
    list: 'listConvocations',
    post: 'markConvocationPosted',
    letters: 'getConvocationLetters',
    letter: 'getConvocationLetter',
  },
  summaries: {
    list: 'List the convocations of a meeting',
    post: 'Mark a convocation posted',
    letters: 'Get the convocation letters',
    letter: 'Get the convocation of one owner',
  },
  fileName: 'convocation',
});
