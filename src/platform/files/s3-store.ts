import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { Clock } from '#platform/clock.ts';
import { EMPTY_SHA256, S3Bucket, UPLOAD_MS, findErrorCode } from '#platform/s3/bucket.ts';
import type { S3Settings } from '#platform/s3/sign.ts';
import type { ByteRange, FileKey, FileStore } from './file-store.ts';

/**
 * Contents as objects of a bucket: `<organization>/<first two digits>/<sha256>`. Uploads are
 * atomic, and the store refuses bytes that do not match the hash.
 */
export class S3Store implements FileStore {
  readonly #bucket: S3Bucket;

  /** @param clock must agree with the store's to within a quarter of an hour */
  constructor(settings: S3Settings, clock: Clock) {
    this.#bucket = new S3Bucket(settings, clock, 'the store of files');
  }

  async put(key: FileKey, path: string): Promise<void> {
    const body = await openAsBlob(path);
    const { sha256 } = key;
    const object = objectOf(key);
    await this.#bucket.said({ method: 'PUT', object, sha256, body, answerMs: UPLOAD_MS });
  }

  async open(key: FileKey, range?: ByteRange): Promise<Readable> {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
    const object = objectOf(key);
    const answer = await this.#bucket.send({
      method: 'GET',
      object,
      sha256: EMPTY_SHA256,
      headers,
    });
    if (answer.status === (range === undefined ? 200 : 206) && answer.body !== null)
      return Readable.from(answer.body, { objectMode: false });
    const said = await answer.text();
    if (answer.status === 404 && findErrorCode(said) === 'NoSuchKey')
      throw Object.assign(new Error('no such content'), { code: 'ENOENT' });
    throw this.#bucket.refusal(answer, said);
  }

  async remove(key: FileKey): Promise<void> {
    await this.#bucket.said({ method: 'DELETE', object: objectOf(key), sha256: EMPTY_SHA256 });
  }

  /** Does nothing: unfinished uploads are never visible. */
  async discardAbandoned(): Promise<void> {
    await Promise.resolve();
  }
}

function objectOf({ organization_id: organization, sha256 }: FileKey): string {
  return `${organization}/${sha256.slice(0, 2)}/${sha256}`;
}
