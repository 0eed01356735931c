import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/**
 * The security headers, the same for every page and for all data: worked out once, because going
 * through the middleware for each request was a tenth of the time of a read.
 */
function collectHeaders(of: 'page' | 'data'): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const collect = helmet({
    // An answer is data, not a page: nothing in it is to be run or framed. Pages set their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // Of no meaning for data, or to browsers of the past.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
    // They tell a browser where the links of a document lead from, with whom it shares its window and
    // who may embed it. What is read with a token is none; the three were 4 % of a small read.
    crossOriginOpenerPolicy: of === 'page',
    crossOriginResourcePolicy: of === 'page',
    referrerPolicy: of === 'page',
  });
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const [request, answer] = [{}, response] as unknown as Parameters<typeof collect>;
  collect(request, answer, () => undefined);
  return headers;
}

const PAGE_HEADERS = collectHeaders('page');
const DATA_HEADERS = collectHeaders('data');

/** The hook that completes every answer sent through Fastify, any of which may be a page; what that set for itself stays. */
export function completeHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  for (const name in PAGE_HEADERS) {
    if (!reply.hasHeader(name)) void reply.header(name, PAGE_HEADERS[name]);
  }
  void reply.header('x-request-id', request.id);
  done(null, payload);
}

/**
 * Sends an answer that no hook and no serializer has anything to add to. Fastify looks at each header
 * and at the kind of the body; for a small read that took longer than making the answer. Hooks on
 * the response run as ever.
 */
export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void {
  sendHead(request, reply, status, headers, Buffer.byteLength(body));
  reply.raw.end(body);
}

/**
 * Sends the head of such an answer and leaves the rest to the caller.
 * @param length of the body, in bytes, when it is known
 */
export function sendHead(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>>,
  length?: number,
): void {
  const all: OutgoingHttpHeaders = { ...DATA_HEADERS, 'x-request-id': request.id };
  if (length !== undefined) all['content-length'] = String(length);
  // A spread of several objects takes longer than these loops, which are short or empty.
  const earlier = reply.getHeaders();
  for (const name in earlier) all[name] = earlier[name as keyof typeof earlier];
  for (const name in headers) all[name] = headers[name];
  // Before the reply is taken over: what cannot be a header is still answered as a failure.
  reply.raw.writeHead(status, all);
  request.noteAnswer?.(status);
  reply.hijack();
}
