import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasCode } from '#platform/error-code.ts';
import type { RootPage } from '#platform/http/pages.ts';
import { translate } from '#platform/i18n/translate.ts';
import { html } from '#platform/mail/html.ts';
import { renderMarkdown } from './markdown.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/runbooks/', import.meta.url));
const WRITTEN_IN = 'en';
const NAME = /^[a-z-]+$/;
/** Matches a link to another runbook, or to a heading of the same one. */
const LINK = /^(?:([a-z-]+)\.md)?(#[\w-]+)?$/;

/** Serves the runbooks, which alerts and the operations page link to. */
export const runbookPage: RootPage = {
  method: 'GET',
  path: '/docs/runbooks/:name',
  answer: async ({ params: { name = '' }, language }) => {
    const source = NAME.test(name) ? await runbook(name) : undefined;
    const title = translate(language, 'runbook_page.title');
    if (source === undefined) {
      const none = html`<h1>${translate(language, 'runbook_page.none')}</h1>`;
      return { status: 404, language, title, body: none };
    }
    const body = renderMarkdown(source, (link) => {
      const [isOne, other = name, place = ''] = LINK.exec(link) ?? [];
      return isOne === undefined ? undefined : `/docs/runbooks/${other}${place}`;
    });
    return { status: 200, language: WRITTEN_IN, title, body };
  },
};

async function runbook(name: string): Promise<string | undefined> {
  return readFile(`${FOLDER}${name}.md`, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}
