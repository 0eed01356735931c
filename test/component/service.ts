import { hash } from 'node:crypto';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { createProblemAt } from '#platform/http/problem-handler.ts';
import { languageFromHeader } from '#platform/i18n/translate.ts';
import { operations, type Operations } from '../../web/src/shared/api/generated.ts';
import { answerFault, goodAnswer, mayRefuse, requestFault } from './description.ts';

/**
 * The service as pages see it over the network, with answers set by the test. Answers are checked against
 * the API description; a request that the test does not expect fails it.
 */

/** Returns the entity tag of an answer; different answers have different tags. */
export function etagOf(data: unknown): string {
  return `"${hash('sha256', JSON.stringify(data), 'base64url')}"`;
}

/** A successful answer, or a refusal, which the service words. */
type Reply<Id extends keyof Operations> = Operations[Id]['answer'] | DomainError;
type Later<T> = T | Promise<T>;
type Body<Id extends keyof Operations> = Operations[Id]['request'] extends {
  readonly body?: infer Given;
}
  ? Given
  : undefined;

/** A request as sent. */
export interface Sent<Id extends keyof Operations = keyof Operations> {
  readonly operation: Id;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body<Id>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers by operation: fixed, or computed from the request. */
export type Answers = {
  readonly [Id in keyof Operations]?: Reply<Id> | ((request: Sent<Id>) => Later<Reply<Id>>);
};

interface Pattern {
  readonly id: keyof Operations;
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
}

const BASE = '/api/v1';
const patterns: readonly Pattern[] = Object.entries(operations)
  .map(([id, [method, path]]) => ({
    id: id as keyof Operations,
    method,
    path: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: path.split('{').length,
  }))
  .sort((a, b) => a.parameters - b.parameters);

let answers: Answers = {};
let requests: Sent[] = [];
let faults: string[] = [];
let demo: unknown = null;

/** Adds answers of the service; a repeated operation gets the new one. */
export function answering(more: Answers): void {
  answers = { ...answers, ...more };
}

/** Operations of the frame of every page. */
const FRAME: readonly string[] = [
  'whoAmI',
  'login',
  'logout',
  'listBuildings',
  'getOverview',
  'getNotificationStats',
];

/** Makes one reply to every operation that is not of the frame. */
export function toAll(replyTo: (operation: keyof Operations) => unknown): Answers {
  const others = Object.keys(operations).filter(
    (id) => !FRAME.includes(id),
  ) as (keyof Operations)[];
  return Object.fromEntries(others.map((id) => [id, () => replyTo(id)])) as Answers;
}

/** Lists the requests for an operation so far, in order. */
export function sent<Id extends keyof Operations>(operation: Id): readonly Sent<Id>[] {
  return requests.filter((request): request is Sent<Id> => request.operation === operation);
}

/** Lists all requests so far, in order. */
export function sentRequests(): readonly Sent[] {
  return requests;
}

/** Lists the operations called so far, without duplicates. */
export function sentOperations(): readonly (keyof Operations)[] {
  return [...new Set(requests.map(({ operation }) => operation))];
}

/** Resets the service and returns the faults since the last reset. */
export function resetService(): readonly string[] {
  const found = faults;
  answers = {};
  requests = [];
  faults = [];
  demo = null;
  return found;
}

/** Makes the service show a demo. */
export function showingDemo(shown: {
  readonly organization_id: string;
  readonly people: object[];
}): void {
  demo = shown;
}

/** Records a fault, which fails the test. */
export function recordFault(fault: string): void {
  faults.push(fault);
}

/** Replaces `fetch`, as the client calls it. */
export async function answerRequest(input: unknown, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'http://localhost');
  if (url.pathname === '/demo') return new Response(JSON.stringify(demo));
  const headers = Object.fromEntries(new Headers(init.headers));
  const path = url.pathname.slice(BASE.length);
  const pattern = patterns.find((one) => one.method === init.method && one.path.test(path));
  if (headers['accept'] === 'text/event-stream') return silence(init.signal);
  if (pattern === undefined) return faulty(headers, `${init.method} ${path} is no operation`);
  const request = {
    operation: pattern.id,
    path: { ...pattern.path.exec(path)?.groups },
    query: Object.fromEntries(url.searchParams),
    body: bodyOf(init.body),
    headers,
  } as Sent;
  requests.push(request);
  const answer = await answerTo(request).catch((error: unknown) =>
    faulty(headers, `${pattern.id}: ${String(error)}`),
  );
  init.signal?.throwIfAborted();
  return answer;
}

async function answerTo(request: Sent): Promise<Response> {
  const { operation, query, headers } = request;
  if (headers['accept'] !== 'application/json' || !(operation in answers))
    return faulty(headers, `no answer to ${operation} ${JSON.stringify(query)}`);
  const given: unknown = answers[operation];
  const reply: unknown =
    typeof given === 'function' ? await (given as (asked: Sent) => unknown)(request) : given;
  return reply instanceof DomainError ? refused(request, reply) : answered(request, reply);
}

function answered({ operation, body, query, headers }: Sent, data: unknown): Response {
  const fault = answerFault(operation, data) ?? requestFault(operation, query, body);
  if (fault !== undefined) return faulty(headers, `${operation}: ${fault}`);
  const { status } = goodAnswer(operation);
  if (data === undefined) return new Response(null, { status });
  if (Array.isArray(data)) return listed(data, query);
  return new Response(JSON.stringify(data), {
    status,
    headers: {
      'content-type': 'application/json',
      etag: etagOf(data),
    },
  });
}

/** Answers one page of a list; cursors are numbers of rows. */
function listed(rows: readonly unknown[], query: Sent['query']): Response {
  const { limit = rows.length, cursor = 0, include_total } = query;
  const end = Number(cursor) + Number(limit);
  const page = rows.slice(Number(cursor), end);
  return new Response(JSON.stringify(page), {
    headers: {
      'content-type': 'application/json',
      etag: etagOf(page),
      ...(include_total === 'true' ? { 'x-total-count': String(rows.length) } : {}),
      ...(end < rows.length ? { link: `</?cursor=${end}>; rel="next"` } : {}),
    },
  });
}

function refused({ operation, headers }: Sent, { code, params }: DomainError): Response {
  if (!mayRefuse(operation, code)) return faulty(headers, `${operation} never refuses ${code}`);
  return refusal(headers, code, params);
}

/** Answers a fault of the test with an error that no page retries. */
function faulty(headers: Sent['headers'], fault: string): Response {
  recordFault(fault);
  return refusal(headers, 'internal_error', {});
}

function refusal(
  headers: Sent['headers'],
  code: DomainError['code'],
  params: DomainError['params'],
): Response {
  const language = languageFromHeader(headers['accept-language']);
  const problem = createProblemAt({ language, requestId: 'r1' }, code, params);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
}

/** Makes an event stream that stays open without events. */
function silence(signal: AbortSignal | null | undefined): Response {
  const stream = new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
}

function bodyOf(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? body : undefined;
}
