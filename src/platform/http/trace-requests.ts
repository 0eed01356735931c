import type { FastifyRequest, onRequestHookHandler, preValidationHookHandler } from 'fastify';
import { beginSpan, isTracing, runInSpan, type RemoteParent } from '#platform/tracing/spans.ts';

/** W3C Trace Context: version, trace, span of the caller, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const FAULT = 500;

interface TraceHooks {
  /** First hook of a route. */
  readonly onRequest: onRequestHookHandler[];
  /** First hook after the body was read: continues the span that onRequest began. */
  readonly preValidation: preValidationHookHandler[];
}

/**
 * Creates hooks that trace each request: its route, status, tenant and the id in the log; none
 * without tracing. The caller, their address and the record are never traced.
 * @param isBehindProxy whether to trust the header with the parent span, which anyone could send
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
    runInSpan(span, done);
  };
  const goOn: preValidationHookHandler = (request, _reply, done) =>
    request.span === undefined ? done() : runInSpan(request.span, done);
  return { onRequest: [begin], preValidation: [goOn] };
}

function parentOf({ headers }: FastifyRequest): RemoteParent | undefined {
  const given = headers['traceparent'];
  const [isGiven, traceId = '', spanId = ''] =
    typeof given === 'string' ? (TRACEPARENT.exec(given) ?? []) : [];
  return isGiven === undefined ? undefined : { traceId, spanId };
}
