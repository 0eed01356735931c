import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/kernel/language.ts';
import { languageFromHeader } from '#platform/i18n/translate.ts';
import { html, Html } from '#platform/mail/html.ts';
import type { Limit } from './authenticate.ts';
import { sendFile, StreamedFile } from './streamed-file.ts';
import { setContentLanguage } from './vary.ts';

export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  /** Language that the browser asks for. */
  readonly language: Language;
  /** Name by which the client reached the service, without the port. */
  readonly host: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
}

/** A small page at the root of the address: public, and not an operation of the API. */
export interface RootPage {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether a page can only be opened once, so that HEAD must not use it up. */
  readonly isForOnce?: boolean;
  answer(request: PageRequest): Promise<PageAnswer | StreamedFile>;
}

const MAX_BODY_BYTES = 4 * 1024;

const STYLE =
  'body{max-width:34rem;margin:4rem auto;padding:0 1.5rem;font:1rem/1.5 Arial,Helvetica,sans-serif;color:#1c2430}' +
  'h1{font-size:1.4rem}pre,table{overflow:auto;display:block}th,td{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}' +
  'button{padding:.7rem 1.2rem;border:0;border-radius:6px;background:#1f4fd1;color:#fff;font:inherit;cursor:pointer}';

/**
 * Content security policy: such a page runs and loads nothing, and only posts its form to its own
 * origin.
 */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the pages, rate limited by address. A request body is ignored: the address contains
 * everything.
 */
export async function servePages(
  app: FastifyInstance,
  pages: readonly RootPage[],
  limit: Limit,
): Promise<void> {
  await app.register(async (root) => {
    root.removeAllContentTypeParsers();
    root.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    for (const page of pages) {
      root.route<{ Params: Record<string, string> }>({
        method: page.method,
        url: page.path,
        bodyLimit: MAX_BODY_BYTES,
        exposeHeadRoute: page.isForOnce !== true,
        onRequest: limit,
        async handler(request, reply) {
          const language = languageFromHeader(request.headers['accept-language']);
          const { params, hostname: host } = request;
          const answer = await page.answer({ params, language, host });
          if (answer instanceof StreamedFile) return sendFile(answer, request, reply);
          setContentLanguage(reply, answer.language);
          return reply
            .code(answer.status)
            .type('text/html; charset=utf-8')
            .header('content-security-policy', POLICY)
            .send(documentOf(answer));
        },
      });
    }
  });
}

function documentOf({ language, title, body }: PageAnswer): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} – Millième</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html> `.toString();
}
