import type { SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { PageAnswer, PageRequest, RootPage } from '#platform/http/pages.ts';
import type { StreamedFile } from '#platform/http/streamed-file.ts';
import { translate } from '#platform/i18n/translate.ts';
import { html } from '#platform/mail/html.ts';
import type { DownloadTokens } from '#platform/security/link-token.ts';
import { openDocumentFile } from './document.ts';
import { findDocument, useLink } from './repository.ts';

interface FileParts extends SystemDependencies {
  readonly files: FileStore;
  readonly downloadTokens: DownloadTokens;
}

/** Creates the page that serves a file, once, to anyone who has a link. */
export function createFilePage(parts: FileParts): RootPage {
  return {
    method: 'GET',
    path: '/files/:token',
    isForOnce: true,
    answer: async (request) => (await fetchOnce(parts, request)) ?? findLinkExpiry(request),
  };
}

async function fetchOnce(
  { database, clock, files, downloadTokens }: FileParts,
  { params: { token = '' } }: PageRequest,
): Promise<StreamedFile | undefined> {
  const claims = await downloadTokens.verify(token);
  if (claims === undefined) return undefined;
  const { organization_id: organizationId, link_id: id } = claims;
  return database.write(organizationId, async (db) => {
    const link = await useLink(db, id, instantOf(clock.nowMs()));
    const document = link === undefined ? undefined : await findDocument(db, link.document_id, []);
    if (link === undefined || document === undefined) return undefined;
    return openDocumentFile({ database, organizationId, files }, db, document, link.version_number);
  });
}

function findLinkExpiry({ language }: PageRequest): PageAnswer {
  const title = translate(language, 'file_page.title');
  return {
    status: 404,
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${translate(language, 'file_page.detail')}</p>`,
  };
}
