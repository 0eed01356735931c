import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

/**
 * What every answer carries. An answer is data, not a page: nothing in it
 * is to be run or framed. Pages set a policy of their own.
 */
const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** What an answer says for itself takes the place of these. */
export function setFixedHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(FIXED_HEADERS).header('x-request-id', request.id);
}

/** The first hook of every request. */
export const presetHeaders: onRequestHookHandler = (request, reply, done) => {
  setFixedHeaders(request, reply);
  done();
};
