import { SentLetterParams, SentLettersQuery } from '#contract/sent-letters.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import {
  LETTERS_FILES,
  letterFile,
  lettersFile,
  lettersFormat,
} from '#features/documents/letters/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { toSlug } from '#platform/file-names.ts';
import { found } from '#platform/http/request-context.ts';
import { longRoute } from '#platform/http/route.ts';
import { translate } from '#platform/i18n/translate.ts';
import { readCallLetters } from './letters.ts';

const PDF = 'application/pdf';

function fileName(title: string, ...parts: string[]): string {
  return ['call-for-funds', toSlug(title), ...parts].filter((part) => part !== '').join('-');
}

export const callLetterRoutes = [
  longRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/letters',
    operationId: 'getCallLetters',
    access: 'funds:read',
    summary: 'Get the letters of a call',
    description: 'Returns the letters as they were sent, each in the language of its owner.',
    rules: [
      '`channel=Post` returns letters that are still to be posted.',
      '`format=pdf`, or `Accept: application/pdf`, returns one file to print.',
      'Refused: a call that was not sent.',
      'Refused: more than 500 letters, and a file of none.',
      'An Owner gets their own.',
    ],
    query: SentLettersQuery,
    files: LETTERS_FILES,
    problems: ['not_sent_yet', 'no_letters', 'report_too_large'],
    handler: async (ctx, { params: { id }, query: { format, channel = null } }) => {
      const wanted = { owner_id: null, channel };
      const { call, sent_at, letters } = await readCallLetters(ctx, id, wanted);
      const language = ctx.negotiateLanguage();
      const title = ctx.showTitle(call);
      return lettersFile(letters, {
        format: lettersFormat(ctx, format),
        name: fileName(title),
        title: translate(language, 'letter.call.subject', { title }),
        language,
        dated: todayInBrussels(parseInstantMs(sent_at)),
        channel,
      });
    },
  }),
  longRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/letters/:owner_id',
    operationId: 'getCallLetter',
    access: 'funds:read',
    summary: 'Get the letter to one owner',
    description:
      'Returns the letter as it was sent, always the same bytes; its SHA-256 is the entity tag.',
    rules: [
      'Refused: a call that was not sent.',
      'Not found: an owner whom the call did not charge.',
    ],
    params: SentLetterParams,
    files: [PDF],
    problems: ['not_sent_yet'],
    handler: async (ctx, { params: { id, owner_id: ownerId } }) => {
      const wanted = { owner_id: ownerId, channel: null };
      const { call, letters } = await readCallLetters(ctx, id, wanted);
      const letter = found(letters[0], 'owner', ownerId);
      return letterFile(letter, fileName(ctx.showTitle(call), letter.file_name));
    },
  }),
];
