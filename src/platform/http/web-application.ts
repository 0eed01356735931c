import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from './authenticate.ts';

/** What the service answers at the root of its address; everything else there is a page. */
const NO_PAGES =
  /^\/(api|assets|docs|files|health|metrics|openapi\.json|problems|schemas|unsubscribe)(\/|$)/;
/** The name of a file; no page has one. */
const FILE = /\.[^/]*$/;
const NONCE = '__NONCE__';
const NONCE_BYTES = 16;

/**
 * What a page may do: run the scripts that came with it, speak to the service it came from. Styles of
 * elements are let through, by which pages place things; sheets need the nonce.
 */
function policy(nonce: string): string {
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

/** Answers an address of a page, or says that the address is none. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Serves the web application from the folder it was built into: its files, which change their names
 * with their content and may be kept for good, and the one document that is every page's.
 * @returns undefined where no application was built: the service then is the interface alone
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
      .header('content-security-policy', policy(nonce))
      .send([before, ...after].join(nonce));
  };
}

/**
 * Serves what wakes up in a browser when a push message comes, at the root, for it may act for pages
 * beside it only. Its name stays, so browsers ask each time whether there is another.
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

/** Whether an address that no route has is that of a page, as a browser asks for it. */
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
