import type { FastifyRequest, onRequestHookHandler, preValidationHookHandler } from 'fastify';
import { beginSpan, isTracing, within, type RemoteParent } from '#platform/tracing/spans.ts';

/** Of W3C Trace Context: version, trace, span of who asks, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const FAULT = 500;

interface TraceHooks {
  /** The first hook of a route. */
  readonly onRequest: onRequestHookHandler[];
  /** The first hook once the body is there: it comes in beside what the first one has begun. */
  readonly preValidation: preValidationHookHandler[];
}

/**
 * Hooks that tell of each request its route, its answer, the tenant and the id by which the log names
 * it; none while nothing is traced. Who asked, from where and for which record is told by nobody.
 * @param isBehindProxy whose header says what the request is a part of; that of anybody is not taken
 */
export function traceRequests(method: string, route: string, isBehindProxy: boolean): TraceHooks {
  if (!isTracing()) return { onRequest: [], preValidation: [] };
  const begin: onRequestHookHandler = (request, reply, done) => {
    const facts = {
      'http.request.method': method,
      'http.route': route,
      'millieme.request_id': request.id,
    };
    const parent = isBehindProxy ? parentOf(request) : undefined;
    const span = beginSpan(`${method} ${route}`, 'server', facts, parent);
    if (span === undefined) return done();
    request.span = span;
    reply.raw.once('close', () => {
      const { statusCode, headersSent } = reply.raw;
      const { organizationId } = request;
      const isFault = !headersSent || statusCode >= FAULT;
      const told = {
        ...(headersSent ? { 'http.response.status_code': statusCode } : {}),
        ...(organizationId === null ? {} : { 'millieme.organization_id': organizationId }),
      };
      span.end(told, isFault ? 'failed' : undefined);
    });
    within(span, done);
  };
  const goOn: preValidationHookHandler = (request, _reply, done) =>
    request.span === undefined ? done() : within(request.span, done);
  return { onRequest: [begin], preValidation: [goOn] };
}

function parentOf({ headers }: FastifyRequest): RemoteParent | undefined {
  const given = headers['traceparent'];
  const [isGiven, traceId = '', spanId = ''] =
    typeof given === 'string' ? (TRACEPARENT.exec(given) ?? []) : [];
  return isGiven === undefined ? undefined : { traceId, spanId };
}
