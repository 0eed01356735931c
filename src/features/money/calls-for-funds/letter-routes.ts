import { CallLetterParams, CallLettersQuery } from '#contract/call-letters.ts';
import { IdParams } from '#contract/common.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { slugOf } from '#platform/file-names.ts';
import { file } from '#platform/http/reply.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { snapshotRoute, withoutConnection } from '#platform/http/route.ts';
import { translate } from '#platform/i18n/translate.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { readCallLetters, type CallLetters } from './letters.ts';

const PDF = 'application/pdf';
const ZIP = 'application/zip';
/** Some seconds of drawing, and at most a gigabyte of memory for it. */
const MAX_LETTERS = 500;

/** The letters on one moment of the accounts, before the drawing for which no connection is held. */
function lettersNow(ctx: TenantContext, id: string, ownerId: string | null): Promise<CallLetters> {
  return ctx.database.snapshot(ctx.organizationId, (db) =>
    readCallLetters(ctx.withConnection(db), id, ownerId),
  );
}

function fileName(title: string, ...parts: string[]): string {
  return ['call-for-funds', slugOf(title), ...parts].filter((part) => part !== '').join('-');
}

export const callLetterRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/letters',
    operationId: 'getCallLetters',
    area: 'Calls for funds',
    access: 'funds:read',
    summary:
      'The letters of a call that was sent, with payment QR code, each in its owner’s language',
    description:
      'Refuses a draft, a cancelled call, and more than 500 letters at once. An Owner gets their own.',
    params: IdParams,
    query: CallLettersQuery,
    files: [ZIP, PDF],
    problems: ['not_sent_yet', 'report_too_large'],
    handler: async (ctx, { params: { id }, query: { format = 'zip' } }) => {
      const { title, letters } = await lettersNow(ctx, id, null);
      if (letters.length > MAX_LETTERS) {
        throw new DomainError('report_too_large', { maximum: MAX_LETTERS, remedy: 'letters' });
      }
      if (format === 'zip') {
        const archive = await renderer.render({ format: 'letters-zip', letters });
        return file(archive, ZIP, `${fileName(title)}.zip`);
      }
      const { language } = ctx;
      const whole = { language, title: translate(language, 'letter.call.subject', { title }) };
      const content = await renderer.render({ format: 'letters-pdf', letters, whole });
      return file(content, PDF, `${fileName(title)}.pdf`);
    },
  }),
  snapshotRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/letters/:owner_id',
    operationId: 'getCallLetter',
    area: 'Calls for funds',
    access: 'funds:read',
    summary: 'The letter of a call to one owner, as it is today',
    description:
      'Refuses a draft and a cancelled call. An owner whom the call did not charge is not found.',
    params: CallLetterParams,
    files: [PDF],
    problems: ['not_sent_yet'],
    handler: async (ctx, { params: { id, owner_id: ownerId } }) => {
      const { title, letters } = await lettersNow(ctx, id, ownerId);
      const letter = found(letters[0], 'owner', ownerId);
      const content = await renderer.render({
        format: 'letters-pdf',
        letters: [letter],
        whole: letter,
      });
      return file(content, PDF, `${fileName(title, letter.file_name)}.pdf`);
    },
  }),
].map(withoutConnection);
