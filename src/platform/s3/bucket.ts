import { createHash } from 'node:crypto';
import { toDate, type Clock } from '#platform/clock.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { signS3, type S3Settings, type SignedRequest } from './sign.ts';

/** A request to a bucket. */
export interface S3Request extends SignedRequest {
  /** Name of an object; absent for the bucket itself. */
  readonly object?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Blob | Uint8Array<ArrayBuffer>;
  /** Timeout until the answer begins; its body may take longer. */
  readonly answerMs?: number;
}

/** Hash of an empty body. */
export const EMPTY_SHA256 = createHash('sha256').digest('hex');
const ANSWER_MS = 30_000;
/** Timeout of uploads, whose body is sent before the answer. */
export const UPLOAD_MS = 300_000;

/** A bucket of an S3-compatible object store. */
export class S3Bucket {
  readonly #settings: S3Settings;
  readonly #clock: Clock;
  readonly #what: string;

  /**
   * @param clock must agree with the store's to within a quarter of an hour
   * @param what name of the store in error messages: `the store of files`
   */
  constructor(settings: S3Settings, clock: Clock, what: string) {
    this.#settings = settings;
    this.#clock = clock;
    this.#what = what;
  }

  /**
   * Returns the answer, whatever its status. Fails with ExternalServiceUnavailableError if there is none.
   */
  async send({ object, query = {}, body, answerMs, ...request }: S3Request): Promise<Response> {
    const { endpoint, bucket } = this.#settings;
    const place = object === undefined ? bucket : `${bucket}/${object}`;
    const url = new URL(place, endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = await signS3(this.#settings, url, request, toDate(this.#clock.nowMs()));
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), answerMs ?? ANSWER_MS).unref();
    try {
      const { method } = request;
      return await fetch(url, { method, headers, body: body ?? null, signal: patience.signal });
    } catch (error) {
      throw new ExternalServiceUnavailableError(`${this.#what} does not answer`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns the body of a successful answer. */
  async said(request: S3Request): Promise<string> {
    const answer = await this.send(request);
    const said = await this.#textOf(answer);
    if (!answer.ok) throw this.refusal(answer, said);
    return said;
  }

  /** @param said body of the answer */
  refusal({ status }: Response, said: string): ExternalServiceUnavailableError {
    return new ExternalServiceUnavailableError(
      `${this.#what} answers ${status}, ${findErrorCode(said) ?? 'no reason'}`,
    );
  }

  async #textOf(answer: Response): Promise<string> {
    try {
      return await answer.text();
    } catch (error) {
      throw new ExternalServiceUnavailableError(`the connection to ${this.#what} was lost`, {
        cause: error,
      });
    }
  }
}

/** Error code in the body of a refusal; undefined if it has none. */
export function findErrorCode(said: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(said)?.[1];
}
