import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

/**
 * Headers of every answer. An answer is data, not a page: nothing in it may run or be framed. Pages
 * set their own policy.
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

/** Sets the fixed headers, which an answer may override. */
export function setFixedHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(FIXED_HEADERS).header('x-request-id', request.id);
}

/** First hook of every request. */
export const presetHeaders: onRequestHookHandler = (request, reply, done) => {
  setFixedHeaders(request, reply);
  done();
};
