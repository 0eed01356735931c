import type { Language } from '#domain/kernel/language.ts';
import type { LotAnswerPart } from '#domain/sales/lot-request.ts';
import { openDocuments } from '#features/documents/documents/index.ts';
import type { SystemDependencies } from '#features/shared/index.ts';
import { findToday, instantOf } from '#platform/clock.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { PageAnswer, PageRequest, RootPage } from '#platform/http/pages.ts';
import type { StreamedFile } from '#platform/http/streamed-file.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { html } from '#platform/mail/html.ts';
import type { AnswerTokens } from '#platform/security/link-token.ts';
import { findLinked, type LinkedAnswer } from './link-repository.ts';

export interface AnswerPageParts extends SystemDependencies {
  readonly files: FileStore;
  readonly answerTokens: AnswerTokens;
}

const PATH = '/lot-answers';

/** Makes the URL of the page that shows an answer. */
export function answerUrl(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/+$/, '')}${PATH}/${token}`;
}

/** Creates the pages that show an answer and its files to anyone who has the link, until it ends. */
export function createAnswerPages(parts: AnswerPageParts): readonly RootPage[] {
  const openPart = (part: Exclude<LotAnswerPart, 'Page'>) => async (request: PageRequest) =>
    (await openFile(parts, request, part)) ?? sayEnded(request.language);
  return [
    {
      method: 'GET',
      path: `${PATH}/:token`,
      answer: async (request) =>
        (await showAnswerPage(parts, request)) ?? sayEnded(request.language),
    },
    { method: 'GET', path: `${PATH}/:token/letter`, answer: openPart('Letter') },
    { method: 'GET', path: `${PATH}/:token/archive`, answer: openPart('Archive') },
  ];
}

/** Finds the answer of a link that has not ended, and notes that it was opened. */
async function open<Result>(
  { database, clock, ids, answerTokens }: AnswerPageParts,
  { params: { token = '' } }: PageRequest,
  part: LotAnswerPart,
  work: (answer: LinkedAnswer, organizationId: string) => Promise<Result>,
): Promise<Result | undefined> {
  const claims = await answerTokens.verify(token);
  if (claims === undefined) return undefined;
  const { organization_id: organizationId, link_id: id } = claims;
  const answer = await database.write(organizationId, async (db) => {
    const linked = await findLinked(db, id, findToday(clock));
    if (linked === undefined) return undefined;
    const opened_at = instantOf(clock.nowMs());
    await insertRow(db, 'lot_answer_openings', {
      id: ids.next(),
      lot_request_id: id,
      opened_at,
      part,
    });
    return linked;
  });
  return answer === undefined ? undefined : work(answer, organizationId);
}

function showAnswerPage(
  parts: AnswerPageParts,
  request: PageRequest,
): Promise<PageAnswer | undefined> {
  return open(
    parts,
    request,
    'Page',
    async ({ language, title, building, office, link_last_day }) => {
      const say = createTranslator(language);
      const base = `${PATH}/${request.params['token'] ?? ''}`;
      return {
        status: 200,
        language,
        title,
        body: html`<h1>${title}</h1>
          <p>${building}</p>
          <ul>
            <li><a href="${`${base}/letter`}">${say('lot_page.letter')}</a></li>
            <li><a href="${`${base}/archive`}">${say('lot_page.archive')}</a></li>
          </ul>
          <p>${say('lot_page.until', { date: link_last_day })}</p>
          <p>${office}</p>`,
      };
    },
  );
}

function openFile(
  parts: AnswerPageParts,
  request: PageRequest,
  part: Exclude<LotAnswerPart, 'Page'>,
): Promise<StreamedFile | undefined> {
  const { database, files } = parts;
  return open(parts, request, part, async (answer, organizationId) => {
    const id = part === 'Letter' ? answer.letter_document_id : answer.archive_document_id;
    const [file] = await database.read(organizationId, (db) =>
      openDocuments({ database, organizationId, files }, db, [id]),
    );
    return file;
  });
}

function sayEnded(language: Language): PageAnswer {
  const say = createTranslator(language);
  const title = say('lot_page.ended');
  return {
    status: 404,
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${say('lot_page.ended_detail')}</p>`,
  };
}
