import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { API_VERSION } from '#platform/http/description/version.ts';
import type { RemoteParent, Span, SpanFacts, SpanKind, Tracer } from './spans.ts';

const NAME = 'millieme';
const KINDS: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  job: Kind.CONSUMER,
};
/** Maximum time that a stop waits for an unreachable collector. */
const EXPORT_MS = 5_000;
/** Time during which finished spans are collected before sending. */
const GATHER_MS = 1_000;

class Sent implements Span {
  readonly context: SpanContext;
  readonly #end: (facts: SpanFacts, outcome: 'failed' | undefined) => void;

  constructor(context: SpanContext, end: Sent['end']) {
    this.context = context;
    this.#end = end;
  }

  end(facts: SpanFacts = {}, outcome?: 'failed'): void {
    this.#end(facts, outcome);
  }
}

/**
 * Sends finished spans to a collector, by OTLP over HTTP. Nothing is registered globally: packages
 * would otherwise report addresses, and statements with values.
 * @param endpoint of the collector, before `/v1/traces`
 */
export function openTelemetry(endpoint: string): Tracer {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': NAME, 'service.version': API_VERSION }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        exportTimeoutMillis: EXPORT_MS,
        scheduledDelayMillis: GATHER_MS,
      }),
    ],
  });
  const tracer = provider.getTracer(NAME);
  return {
    begin(name, kind, attributes, parent) {
      const from = contextOf(parent);
      const context = from === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, from);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      return new Sent(span.spanContext(), (facts, outcome) => {
        span.setAttributes({ ...facts });
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    // An unreachable collector must not affect the stop.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function contextOf(parent: Span | RemoteParent | undefined): SpanContext | undefined {
  if (parent === undefined) return undefined;
  if (parent instanceof Sent) return parent.context;
  const { traceId, spanId } = parent as RemoteParent;
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
}
