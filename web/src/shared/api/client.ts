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

export interface ClientOptions {
  /** Where the operations lie: `/api/v1`, or with another origin before it. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The access token of the moment; undefined: nobody is signed in. */
  readonly token: () => string | undefined;
  /** Of texts that people read: fr, nl, de or en. */
  readonly language?: () => string;
  /** The organization in which a SuperAdmin works. */
  readonly organization?: () => string | undefined;
  /**
   * Gets another token where the present one no longer serves, once for all requests that wait for
   * it; undefined: there is none, and the refusal stands.
   */
  readonly onUnauthorized?: () => Promise<string | undefined>;
}

interface Circumstances {
  readonly signal?: AbortSignal;
  /** Another than that of the client. */
  readonly language?: string;
  /** Another than that of the client. */
  readonly organization?: string;
}

export type Request<Id extends keyof Operations> = Operations[Id]['request'] & Circumstances;

type FileRequest<Id extends keyof Files> = Files[Id]['request'] &
  Circumstances & { readonly format: Files[Id]['format'] };

export interface Answer<Id extends keyof Operations> {
  readonly data: Operations[Id]['answer'];
  /** What a change of the record is to name. */
  readonly etag: string | undefined;
  /** The cursor of the next page of a list; undefined: this is the last. */
  readonly next: string | undefined;
  /** How many rows a list has in all, where `include_total` asked for it. */
  readonly total: number | undefined;
  readonly headers: Headers;
}

export interface ApiFile {
  readonly blob: Blob;
  readonly name: string;
}

export interface Client {
  /** @throws ApiProblem, ConnectionProblem; what the signal gives where it ended the request */
  call<Id extends keyof Operations>(operation: Id, request: Request<Id>): Promise<Answer<Id>>;
  /** The same, of an operation that answers a file of the kind that is asked for. */
  file<Id extends keyof Files>(operation: Id, request: FileRequest<Id>): Promise<ApiFile>;
  /** The same, of an operation that answers plain text. */
  text(operation: 'getMetrics', request: Circumstances): Promise<string>;
  /** The same, of an operation whose answer stays open: server-sent events as they come. */
  stream(operation: Streams, request: StreamRequest): Promise<ReadableStream<Uint8Array>>;
}

interface StreamRequest {
  readonly signal: AbortSignal;
  /** The last event that was received: the stream starts with what followed it. */
  readonly lastEventId?: string | undefined;
}

/** A refusal of the service, in its own words. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: Problem['code'];
  readonly title: string;
  readonly detail: string;
  /** What is wrong where: pointers start with the part, `/body/amount`. */
  readonly errors: readonly ProblemError[];
  readonly request_id: string;
  /** Seconds after which to ask again, where the service says so. */
  readonly retry_after: number | undefined;
  /** The whole of it, with the facts of its code, such as the amounts that it compares. */
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

/** Whether there is nothing at an address, be it that what stands in it can be the id of nothing. */
export function isNowhere(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const { status, errors } = error;
  return status === 404 || errors.some(({ pointer }) => pointer.startsWith('/params/'));
}

/** No answer of the service came: the network, or what stands before the service. */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem';
}

type OperationId = keyof typeof operations;

/** What any request may have; which of it an operation takes, its type says. */
interface Parts extends Circumstances {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly etag?: string | undefined;
  readonly idempotencyKey?: string;
  readonly lastEventId?: string | undefined;
}

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** Calls the operations of the interface by their ids, typed by its description. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  let renewal: Promise<string | undefined> | undefined;

  /** A token other than the one that was refused: that of a renewal since then, or a new one. */
  async function renewed(refused: string): Promise<string | undefined> {
    const current = options.token();
    if (current !== undefined && current !== refused) return current;
    renewal ??= options.onUnauthorized?.().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** The good answer, after a second attempt where another token helps. */
  async function request(id: OperationId, parts: Parts, accept: string): Promise<Response> {
    const { signal, idempotencyKey } = parts;
    const refusalOf = async (response: Response) => {
      const problem = await problemOf(response, signal);
      noteRefusal(problem, idempotencyKey);
      return problem;
    };
    const attempt = (token: string | undefined) =>
      answered(signal, () => send(...toFetch(options, id, parts, { accept, token })));
    const token = options.token();
    const first = await attempt(token);
    if (first.ok) return first;
    const problem = await refusalOf(first);
    if (token === undefined || problem.code !== 'unauthorized') throw problem;
    const another = await renewed(token);
    if (another === undefined) throw problem;
    const second = await attempt(another);
    if (second.ok) return second;
    throw await refusalOf(second);
  }

  return {
    async call(operation, parts) {
      const response = await request(operation, parts, 'application/json');
      const { headers } = response;
      const text = await answered(parts.signal, () => response.text());
      const total = headers.get('x-total-count');
      return {
        // The service writes its answers through the schemas that the types are made of.
        data: text === '' ? undefined : JSON.parse(text),
        etag: headers.get('etag') ?? undefined,
        next: nextCursor(headers.get('link')),
        total: total === null ? undefined : Number(total),
        headers,
      };
    },
    async file(operation, parts) {
      const response = await request(operation, parts, mediaTypes[parts.format]);
      return {
        blob: await answered(parts.signal, () => response.blob()),
        name: fileName(response.headers.get('content-disposition')),
      };
    },
    async text(operation, parts) {
      const response = await request(operation, parts, 'text/plain');
      return answered(parts.signal, () => response.text());
    },
    async stream(operation, parts) {
      const { body } = await request(operation, parts, 'text/event-stream');
      if (body === null) throw new ConnectionProblem('the stream has no content');
      return body;
    },
  };
}

/** An operation as `fetch` takes it. */
function toFetch(
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
  const url = `${baseUrl}${filled(path, parts.path)}${queryText(parts.query)}`;
  return [url, { method, headers, body, signal: parts.signal ?? null }];
}

/** What comes over the network; that it does not come is a problem of its own, unless it was given up. */
async function answered<T>(signal: AbortSignal | undefined, receive: () => Promise<T>): Promise<T> {
  try {
    return await receive();
  } catch (error) {
    signal?.throwIfAborted();
    throw new ConnectionProblem('the service did not answer', { cause: error });
  }
}

/** The refusal that an answer is; an answer of another shape is not one of the service. */
async function problemOf(response: Response, signal: AbortSignal | undefined): Promise<ApiProblem> {
  const text = await answered(signal, () => response.text());
  if (response.headers.get('content-type')?.startsWith('application/problem+json') !== true)
    throw new ConnectionProblem(`something else than the service answered ${response.status}`);
  const retryAfter = response.headers.get('retry-after');
  return new ApiProblem(JSON.parse(text), retryAfter === null ? undefined : Number(retryAfter));
}

/** `/units/{id}` with the parameters of the path in their places. */
function filled(path: string, values: Parts['path'] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

/** What is absent is left out; several values of one name are separated by commas. */
function queryText(query: Parts['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search}`;
}

/** `fetch` names the type of a form by itself, with what separates its parts. */
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

/** What a file is to be called (RFC 6266): by its name in UTF-8, where there is one, else by the plain one. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s"]+))/i.exec(disposition ?? '') ?? [];
  return quoted ?? plain ?? '';
}
