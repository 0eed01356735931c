import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Language } from '#domain/kernel/language.ts';
import { languageFromHeader, translate } from '#platform/i18n/translate.ts';
import { html, type Html } from '#platform/mail/html.ts';
import type { Limit } from '../authenticate.ts';
import { chooseEncoding } from '../compression.ts';
import { vary } from '../vary.ts';

/**
 * Content security policy: the page runs its own script and only contacts the service. It inserts
 * style elements.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Configuration of the page; everything that would contact a third party is off. */
const CONFIGURATION = {
  url: '/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
};

/** Compressed once for all readers: a higher level would take seconds to save a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Script of the page, under a name that changes with its content. */
interface Script {
  readonly name: string;
  readonly plain: Buffer;
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
}

/** Serves /docs, a readable reference of the interface description, and its script. */
export function serveReference(app: FastifyInstance, limit: Limit): void {
  const script = once(makeScript);
  app.get('/docs', { onRequest: limit }, async (request, reply) => {
    const { name } = await script();
    const language = languageFromHeader(request.headers['accept-language']);
    vary(reply, 'Accept-Language');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(page(`/docs/${name}`, language).toString());
  });
  app.get<{ Params: { file: string } }>(
    '/docs/:file',
    { onRequest: limit },
    async (request, reply) => {
      const made = await script();
      if (request.params.file !== made.name) return reply.callNotFound();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      vary(reply, 'Accept-Encoding');
      if (encoding !== undefined) void reply.header('content-encoding', encoding);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(encoding === undefined ? made.plain : await made[encoding]());
    },
  );
}

/** Renders the frame; its content is the interface description, in English. */
function page(script: string, language: Language): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${translate(language, 'reference_page.title')}</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <noscript>
          <a href="/openapi.json">${translate(language, 'reference_page.no_script')}</a>
        </noscript>
        <div id="reference" lang="en"></div>
        <script src="${script}"></script>
      </body>
    </html>`;
}

/**
 * Extracts the script, which the package only offers through a route. At five megabytes, it is
 * loaded on first use, not with the service.
 */
async function makeScript(): Promise<Script> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const source = Fastify();
  await source.register(reference, { routePrefix: '/', configuration: { url: CONFIGURATION.url } });
  const { body } = await source.inject('/js/scalar.js');
  await source.close();
  const start = `Scalar.createApiReference('#reference', ${JSON.stringify(CONFIGURATION)});`;
  const plain = Buffer.from(`${body}\n${start}\n`);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  return {
    name: `reference-${digest}.js`,
    plain,
    br: once(() => promisify(brotliCompress)(plain, BROTLI)),
    gzip: once(() => promisify(gzip)(plain)),
  };
}

/** Shares one promise among all callers; after a failure, the next caller tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
