import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN, type Stage } from './stage.ts';

/** Longer than any deadline of the service: a request that takes this long hangs. */
const HANGS_MS = 30_000;
const PAUSE_MS = 200;
/** A token is valid for fifteen minutes. */
const SIGN_IN_EVERY_MS = 5 * 60_000;
/** Text that only a driver, a database or a system writes, and no answer may contain. */
const LEAKS = /ECONN|ENOSPC|pg_|SQLSTATE|relation "|node:|\.ts:|connection terminated/i;

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly elapsedMs: number;
}

/** Answers and violations seen during the faults. */
export interface Seen {
  /** Number of answers by status, or `lost` for a connection that ended. */
  readonly answers: Map<string, number>;
  readonly violations: string[];
  longestMs: number;
}

export function nothingSeen(): Seen {
  return { answers: new Map(), violations: [], longestMs: 0 };
}

/** Calls the service as a well-behaved client, and judges each answer. */
export class FaultClient {
  readonly #stage: Stage;
  readonly #seen: Seen;
  #headers: Record<string, string> = {};
  #signedInMs = -Infinity;
  #signingIn: Promise<void> | undefined;

  constructor(stage: Stage, seen: Seen) {
    this.#stage = stage;
    this.#seen = seen;
  }

  set organizationId(id: string) {
    this.#headers = { ...this.#headers, 'x-organization-id': id };
  }

  /** Sends one request; `undefined` when the connection ended without an answer. */
  async once(method: string, path: string, options: Sent = {}): Promise<Answer | undefined> {
    if (performance.now() - this.#signedInMs > SIGN_IN_EVERY_MS) await this.#signIn();
    return this.#send(method, path, options, this.#headers);
  }

  /**
   * Repeats a request with the same key until it has a final answer: 2xx, or 409 because it was
   * already made.
   * @returns undefined when `signal` ends it first
   */
  async untilAnswered(
    method: string,
    path: string,
    options: Sent,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    while (!signal.aborted) {
      const answer = await this.once(method, path, options);
      if (answer !== undefined && (answer.status < 300 || isDone(answer))) return answer;
      if (answer !== undefined && answer.status < 500 && !isInProgress(answer)) return answer;
      await delay(PAUSE_MS);
    }
    return undefined;
  }

  /**
   * Body of an answer that is not JSON, unparsed; undefined when the connection ended without an
   * answer.
   */
  async text(path: string): Promise<string | undefined> {
    await this.once('GET', '/buildings');
    try {
      const url = `${this.#stage.origin}/api/v1${path}`;
      const signal = AbortSignal.timeout(HANGS_MS);
      return await (await fetch(url, { headers: this.#headers, signal })).text();
    } catch {
      return undefined;
    }
  }

  async #signIn(): Promise<void> {
    this.#signingIn ??= (async () => {
      const answer = await this.#send('POST', '/auth/login', { body: ADMIN }, {});
      if (answer?.status === 200) {
        this.#signedInMs = performance.now();
        const authorization = `Bearer ${String(answer.body['access_token'])}`;
        this.#headers = { ...this.#headers, authorization };
      }
    })().finally(() => void (this.#signingIn = undefined));
    await this.#signingIn;
  }

  async #send(
    method: string,
    path: string,
    { body, key }: Sent,
    headers: Record<string, string>,
  ): Promise<Answer | undefined> {
    const url = path === '/health' ? path : `/api/v1${path}`;
    const startedMs = performance.now();
    try {
      const response = await fetch(`${this.#stage.origin}${url}`, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(HANGS_MS),
      });
      const text = await response.text();
      const elapsedMs = performance.now() - startedMs;
      const answer = { status: response.status, body: parse(text), elapsedMs };
      this.#note(String(response.status), elapsedMs);
      const fault =
        path === '/health' ? undefined : faultOf(method, answer, response.headers, text);
      if (fault !== undefined)
        this.#seen.violations.push(`${method} ${url.replace(/[0-9a-f-]{36}/, '{id}')}: ${fault}`);
      return answer;
    } catch (error) {
      const isHanging = error instanceof Error && error.name === 'TimeoutError';
      this.#note('lost', performance.now() - startedMs);
      if (isHanging) this.#seen.violations.push(`${method} ${url}: no answer for ${HANGS_MS} ms`);
      return undefined;
    }
  }

  #note(outcome: string, elapsedMs: number): void {
    const { answers } = this.#seen;
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    this.#seen.longestMs = Math.max(this.#seen.longestMs, elapsedMs);
  }
}

interface Sent {
  readonly body?: unknown;
  readonly key?: string;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isInProgress({ body }: Answer): boolean {
  return body['code'] === 'idempotency_in_progress';
}

/** Whether a change of state was made before its answer was lost. */
function isDone({ status, body }: Answer): boolean {
  return status === 409 && body['code'] === 'invalid_transition';
}

/** Finds the violation in an answer during a fault; undefined when there is none. */
function faultOf(method: string, answer: Answer, headers: Headers, text: string) {
  const { status, body } = answer;
  if (status < 300) return undefined;
  const said = `${status} ${text.slice(0, 160)}`;
  if (headers.get('content-type')?.startsWith('application/problem+json') !== true)
    return `no problem+json: ${said}`;
  if (body['status'] !== status || typeof body['code'] !== 'string') return `no problem: ${said}`;
  if (LEAKS.test(text)) return `tells what it should not: ${said}`;
  const mayRepeat = headers.has('retry-after');
  if (status === 503 || isInProgress(answer))
    return mayRepeat ? undefined : `without Retry-After: ${said}`;
  if (method === 'PUT' && isDone(answer)) return undefined;
  return `a status that no fault explains: ${said}`;
}
