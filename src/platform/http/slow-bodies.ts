import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/** Whoever has not shown who they are hold a connection no longer than this with what they send. */
const STRANGER_MS = 10_000;

/** Ends the connection of a request whose body takes too long; the first hook of every request. */
export const endSlowBody: onRequestHookHandler = (request, _reply, done) => {
  const { raw } = request;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length !== '0' || encoding !== undefined) {
    // Whatever was answered meanwhile: a refusal does not wait for the body, the connection does.
    const end = () => {
      if (raw.complete || raw.readableEnded || raw.destroyed) return;
      // Who has not been listened to yet is not slow: the service is.
      if (raw.readableFlowing === null) request.slowBody = setTimeout(end, STRANGER_MS).unref();
      else raw.destroy();
    };
    request.slowBody = setTimeout(end, STRANGER_MS).unref();
  }
  done();
};

/** Lets somebody who is known send as slowly as their line is. */
export function allowSlowBody(request: FastifyRequest): void {
  clearTimeout(request.slowBody);
}
