import { AsyncLocalStorage } from 'node:async_hooks';

/** What is told of a piece of work: names, numbers and identifiers; never what somebody entered. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** By whom a piece of work was asked for: somebody else, ourselves of another program, or nobody. */
export type SpanKind = 'server' | 'client' | 'job';

/** A piece of work that is under way. */
export interface Span {
  end(facts?: SpanFacts, outcome?: 'failed'): void;
}

/** Of another program that asks for a piece of work, as its `traceparent` says. */
export interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
}

export interface Tracer {
  begin(name: string, kind: SpanKind, facts: SpanFacts, parent?: Span | RemoteParent): Span;
  /** Sends what has ended and is not sent yet. */
  stop(): Promise<void>;
}

/** Of this process; undefined: nothing is traced, and a piece of work costs one look at this. */
let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Loads what sends traces, and nothing where no address is set. @returns ends the tracing */
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

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Begins a piece of work that nobody of this process has asked for; undefined while nothing is traced. */
export function beginSpan(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  parent?: RemoteParent,
): Span | undefined {
  return tracer?.begin(name, kind, facts, parent);
}

/** Begins a part of the piece of work that is under way; undefined where there is none. */
export function beginPart(name: string, facts: SpanFacts): Span | undefined {
  if (tracer === undefined) return undefined;
  const whole = current.getStore();
  return whole === undefined ? undefined : tracer.begin(name, 'client', facts, whole);
}

/** What is done in `work`, and begun by it, belongs to this piece of work. */
export function within<T>(span: Span, work: () => T): T {
  return current.run(span, work);
}

/** Does a piece of work that nobody of this process has asked for. */
export async function traced<T>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, 'job', facts);
  if (span === undefined) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, 'failed');
    throw error;
  }
}
