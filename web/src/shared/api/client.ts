import {
  mediaTypes,
  operations,
  type Files,
  type Operations,
  type Problem,
  type ProblemError,
  type Streams,
} from './generated.ts';
import { noteRefusal } from './refused-keys.ts';
import { RunningWrites } from './running-writes.ts';

export interface ClientOptions {
  /** Base URL of the operations: `/api/v1`, or an absolute URL. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Returns the current access token; undefined if nobody is signed in. */
  readonly token: () => string | undefined;
  /** Returns the language of texts in responses: fr, nl, de or en. */
  readonly language?: () => string;
  /** Returns the organization in which a SuperAdmin works. */
  readonly organization?: () => string | undefined;
  /**
   * Renews a rejected token, once for all waiting requests. Undefined if that fails, so that the
   * refusal is final.
   */
  readonly onUnauthorized?: () => Promise<string | undefined>;
}

interface Circumstances {
  readonly signal?: AbortSignal;
  /** Overrides the client’s access token. */
  readonly token?: string;
  /** Overrides the client’s language. */
  readonly language?: string;
  /** Overrides the client’s organization. */
  readonly organization?: string;
}

export type Request<Id extends keyof Operations> = Operations[Id]['request'] & Circumstances;

type FileRequest<Id extends keyof Files> = Files[Id]['request'] &
  Circumstances & { readonly format: Files[Id]['format'] };

/** In place of an etag: the action holds whatever has changed since the page showed the record. */
export const ANY_VERSION = undefined;

export interface Answer<Id extends keyof Operations> {
  readonly data: Operations[Id]['answer'];
  /** Etag to name when changing the record. */
  readonly etag: string | undefined;
  /** Cursor of the next page of a list; undefined on the last page. */
  readonly next: string | undefined;
  /** Total number of rows of a list, if `include_total` was requested. */
  readonly total: number | undefined;
  readonly headers: Headers;
}

export interface ApiFile {
  readonly blob: Blob;
  readonly name: string;
}

export interface Client {
  /**
   * Calls an operation that answers JSON.
   * @throws ApiProblem, ConnectionProblem; the abort reason if the signal ended the request
   */
  call<Id extends keyof Operations>(operation: Id, request: Request<Id>): Promise<Answer<Id>>;
  /** Calls an operation that answers a file of the requested type. */
  file<Id extends keyof Files>(operation: Id, request: FileRequest<Id>): Promise<ApiFile>;
  /** Calls an operation that answers plain text. */
  text(operation: 'getMetrics', request: Circumstances): Promise<string>;
  /** Calls an operation that answers a stream of server-sent events. */
  stream(operation: Streams, request: StreamRequest): Promise<ReadableStream<Uint8Array>>;
}

interface StreamRequest {
  readonly signal: AbortSignal;
  /** Id of the last event received; the stream continues after it. */
  readonly lastEventId?: string | undefined;
}

/** Error response of the API, described in its own words. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: Problem['code'];
  readonly title: string;
  readonly detail: string;
  /** Invalid parts of the request; pointers start with its part, as in `/body/amount`. */
  readonly errors: readonly ProblemError[];
  readonly request_id: string;
  /** Seconds to wait before retrying, if the service names them. */
  readonly retry_after: number | undefined;
  /** The whole problem document, with the facts of its code. */
  readonly problem: Problem;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.title = problem.title;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.request_id = problem.request_id;
    this.retry_after = retryAfter;
    this.problem = problem;
  }
}

/**
 * Whether an error means that nothing exists at an address, including addresses with a malformed
 * id.
 */
export function isNotFound(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const { status, errors } = error;
  return status === 404 || errors.some(({ pointer }) => pointer.startsWith('/params/'));
}

/** No response from the service: network failure, or an error of a proxy in between. */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem';
}

/** How often the answer of a running request is awaited; its claim is void after five seconds. */
const MAX_WAITS = 60;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

type OperationId = keyof typeof operations;

/** All possible parts of a request; the type of an operation says which apply. */
interface Parts extends Circumstances {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly etag?: string | undefined;
  readonly idempotencyKey?: string;
  readonly lastEventId?: string | undefined;
}

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** Creates a client that calls operations by id, typed by the API description. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  let renewal: Promise<string | undefined> | undefined;

  /** Token to replace a rejected one: already renewed meanwhile, or a new one. */
  async function renewed(refused: string): Promise<string | undefined> {
    const current = options.token();
    if (current !== undefined && current !== refused) return current;
    renewal ??= options.onUnauthorized?.().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /**
   * Sends a request, and again with a renewed token if the first was rejected. Throws unless it
   * succeeds.
   */
  async function request(id: OperationId, parts: Parts, accept: string): Promise<Response> {
    const { signal, idempotencyKey } = parts;
    const refusalOf = async (response: Response) => {
      const problem = await toProblemError(response, signal);
      noteRefusal(problem, idempotencyKey);
      return problem;
    };
    /** Answer, or the refusal. While the same request is still running, its answer is awaited. */
    const attempt = async (token: string | undefined) => {
      for (let waits = 0; ; waits += 1) {
        const response = await awaitAnswer(signal, () =>
          send(...toFetchArguments(options, id, parts, { accept, token })),
        );
        if (response.ok) return response;
        const problem = await refusalOf(response);
        if (problem.code !== 'idempotency_in_progress' || waits === MAX_WAITS) return problem;
        await pause((problem.retry_after ?? 1) * 1000);
      }
    };
    const token = parts.token ?? options.token();
    const first = await attempt(token);
    if (first instanceof Response) return first;
    if (token === undefined || first.code !== 'unauthorized') throw first;
    const another = await renewed(token);
    if (another === undefined) throw first;
    const second = await attempt(another);
    if (second instanceof Response) return second;
    throw second;
  }

  const running = new RunningWrites();

  async function call<Id extends keyof Operations>(
    operation: Id,
    parts: Request<Id>,
  ): Promise<Answer<Id>> {
    const response = await request(operation, parts, 'application/json');
    const { headers } = response;
    const text = await awaitAnswer(parts.signal, () => response.text());
    const total = headers.get('x-total-count');
    return {
      // The service serializes responses with the schemas that the types are generated from.
      data: text === '' ? undefined : JSON.parse(text),
      etag: headers.get('etag') ?? undefined,
      next: nextCursor(headers.get('link')),
      total: total === null ? undefined : Number(total),
      headers,
    };
  }

  return {
    call(operation, parts) {
      const [method] = operations[operation];
      if (method === 'GET') return call(operation, parts);
      return running.join([operation, parts], () => call(operation, parts));
    },
    async file(operation, parts) {
      const response = await request(operation, parts, mediaTypes[parts.format]);
      return {
        blob: await awaitAnswer(parts.signal, () => response.blob()),
        name: fileName(response.headers.get('content-disposition')),
      };
    },
    async text(operation, parts) {
      const response = await request(operation, parts, 'text/plain');
      return awaitAnswer(parts.signal, () => response.text());
    },
    async stream(operation, parts) {
      const { body } = await request(operation, parts, 'text/event-stream');
      if (body === null) throw new ConnectionProblem('the stream has no content');
      return body;
    },
  };
}

/** Arguments of `fetch` for an operation. */
function toFetchArguments(
  { baseUrl, language, organization }: ClientOptions,
  id: OperationId,
  parts: Parts,
  { accept, token }: { readonly accept: string; readonly token: string | undefined },
): [url: string, init: RequestInit] {
  const [method, path, form]: readonly [string, string, string?] = operations[id];
  const { body, type } = bodyOf(parts.body, form !== undefined);
  const headers = Object.entries({
    accept,
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    'accept-language': parts.language ?? language?.(),
    'content-type': type,
    'x-organization-id': parts.organization ?? organization?.(),
    'if-match': parts.etag,
    'idempotency-key': parts.idempotencyKey,
    'last-event-id': parts.lastEventId,
  }).filter((header): header is [string, string] => header[1] !== undefined);
  const url = `${baseUrl}${fillPath(path, parts.path)}${queryText(parts.query)}`;
  return [url, { method, headers, body, signal: parts.signal ?? null }];
}

/** Awaits the network. A failure becomes a ConnectionProblem, unless the request was aborted. */
async function awaitAnswer<T>(
  signal: AbortSignal | undefined,
  receive: () => Promise<T>,
): Promise<T> {
  try {
    return await receive();
  } catch (error) {
    signal?.throwIfAborted();
    throw new ConnectionProblem('the service did not answer', { cause: error });
  }
}

/**
 * Error of a response: an ApiProblem, or a ConnectionProblem if the body is not a problem document.
 */
async function toProblemError(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<ApiProblem> {
  const text = await awaitAnswer(signal, () => response.text());
  if (response.headers.get('content-type')?.startsWith('application/problem+json') !== true)
    throw new ConnectionProblem(`the response is not from the service: ${response.status}`);
  const retryAfter = response.headers.get('retry-after');
  return new ApiProblem(JSON.parse(text), retryAfter === null ? undefined : Number(retryAfter));
}

/** Fills the parameters into a path such as `/units/{id}`. */
function fillPath(path: string, values: Parts['path'] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

/** Query string; absent values are omitted, several values of a name are joined by commas. */
function queryText(query: Parts['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search}`;
}

/** Body and its content type; `fetch` sets that of a form itself, with the boundary. */
function bodyOf(
  value: unknown,
  isForm: boolean,
): { readonly body: string | FormData | null; readonly type?: string } {
  if (isForm) return { body: formOf(value) };
  if (value === undefined) return { body: null };
  return { body: JSON.stringify(value), type: 'application/json' };
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

function nextCursor(link: string | null): string | undefined {
  const query = /<[^>?]*\?([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(query).get('cursor') ?? undefined;
}

/** File name of a Content-Disposition header (RFC 6266), preferring its UTF-8 form. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s"]+))/i.exec(disposition ?? '') ?? [];
  return quoted ?? plain ?? '';
}
