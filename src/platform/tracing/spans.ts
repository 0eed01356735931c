import { AsyncLocalStorage } from 'node:async_hooks';

/** Attributes of a span: names, numbers and identifiers; never what users enter. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/**
 * Origin of a piece of work: an external caller, a call of ours to another program, or the service
 * itself.
 */
export type SpanKind = 'server' | 'client' | 'job';

/** A running piece of work. */
export interface Span {
  end(facts?: SpanFacts, outcome?: 'failed'): void;
}

/** Parent span in another program, by the caller's `traceparent`. */
export interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
}

export interface Tracer {
  begin(name: string, kind: SpanKind, facts: SpanFacts, parent?: Span | RemoteParent): Span;
  /** Sends finished spans that are not sent yet. */
  stop(): Promise<void>;
}

/**
 * Tracer of this process; undefined without tracing, which then costs one check per piece of work.
 */
let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/**
 * Starts tracing; loads nothing if no address is set.
 * @returns a function that ends the tracing
 */
export async function openTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const opened = openTelemetry(endpoint);
  tracer = opened;
  return async () => {
    tracer = undefined;
    await opened.stop();
  };
}

/** Whether traces are recorded. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Begins a span without a parent in this process; undefined without tracing. */
export function beginSpan(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  parent?: RemoteParent,
): Span | undefined {
  return tracer?.begin(name, kind, facts, parent);
}

/** Begins a child of the current span; undefined if there is none. */
export function beginPart(name: string, facts: SpanFacts): Span | undefined {
  if (tracer === undefined) return undefined;
  const whole = current.getStore();
  return whole === undefined ? undefined : tracer.begin(name, 'client', facts, whole);
}

/** Runs work within a span, which becomes the parent of spans begun there. */
export function runInSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work);
}

/** Runs a piece of work as a span without a parent in this process. */
export async function traceWork<T>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, 'job', facts);
  if (span === undefined) return work();
  try {
    const result = await runInSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, 'failed');
    throw error;
  }
}
