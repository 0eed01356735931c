import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from './authenticate.ts';

/** Paths at the root that the service answers itself; all others are pages. */
const NO_PAGES =
  /^\/(api|assets|docs|files|health|metrics|openapi\.json|problems|schemas|unsubscribe)(\/|$)/;
/** Matches the name of a file; no page has one. */
const FILE = /\.[^/]*$/;
const NONCE = '__NONCE__';
const NONCE_BYTES = 16;

/**
 * Content security policy of a page: it may run its own scripts and contact its own service. Style
 * attributes are allowed, which pages use for positioning; style sheets need the nonce.
 */
function makeContentPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers the address of a page, or refuses it as unknown. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Serves the web application from its build folder: files whose names change with their content, so
 * that they can be cached forever, and the one document of every page.
 * @returns undefined without a build: then there is only the API
 */
export async function serveWebApplication(
  app: FastifyInstance,
  folder: string | undefined,
  limit: Limit,
): Promise<PageHandler | undefined> {
  if (folder === undefined) return undefined;
  const [before, ...after] = (await readFile(join(folder, 'index.html'), 'utf8')).split(NONCE);
  await app.register(async (scope) => {
    scope.addHook('onRequest', limit);
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      decorateReply: false,
    });
  });
  await serveProgram(app, folder, limit);
  return async (_request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', makeContentPolicy(nonce))
      .send([before, ...after].join(nonce));
  };
}

/**
 * Serves the service worker for push messages. It is at the root because its scope is its own
 * folder. Its name is stable, so browsers revalidate it each time.
 */
async function serveProgram(app: FastifyInstance, folder: string, limit: Limit): Promise<void> {
  const program = await readFile(join(folder, 'service-worker.js'), 'utf8');
  app.get('/service-worker.js', { onRequest: limit }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(program),
  );
}

/** Whether a path without a route is that of a page, as a browser requests it. */
export function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const accept = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !NO_PAGES.test(path) &&
    !FILE.test(path) &&
    (accept.includes('text/html') || accept.includes('*/*'))
  );
}
