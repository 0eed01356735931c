import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/** Maximum time an unauthenticated client may take to send a request body. */
const STRANGER_MS = 10_000;

/** Ends the connection of a request whose body takes too long; first hook of every request. */
export const endSlowBody: onRequestHookHandler = (request, _reply, done) => {
  const { raw } = request;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length !== '0' || encoding !== undefined) {
    // Applies even after an answer: a refusal does not wait for the body, but the connection would.
    const end = () => {
      if (raw.complete || raw.readableEnded || raw.destroyed) return;
      // If the body is not being read yet, the service is slow, not the client.
      if (raw.readableFlowing === null) request.slowBody = setTimeout(end, STRANGER_MS).unref();
      else raw.destroy();
    };
    request.slowBody = setTimeout(end, STRANGER_MS).unref();
  }
  done();
};

/** Lifts the limit for an authenticated caller, however slow the line. */
export function allowSlowBody(request: FastifyRequest): void {
  clearTimeout(request.slowBody);
}
