import { hash } from 'node:crypto';
import { readText } from '#domain/kernel/xml-element.ts';
import { EMPTY_SHA256, UPLOAD_MS, type S3Bucket } from '#platform/s3/bucket.ts';
import { readXml } from '#platform/xml/read-xml.ts';
import type { ArchiveSink } from './archive-storage.ts';
import { BackupError } from './backup-error.ts';

/** At most two parts are held in memory. A store takes 10,000 of them: 156 GiB. */
const PART_BYTES = 16 * 1024 * 1024;

/** A multipart upload: the store creates the object atomically from its parts. */
export class UploadSink implements ArchiveSink {
  readonly #bucket: S3Bucket;
  readonly #object: string;
  readonly #bytesThere: () => Promise<number | undefined>;
  readonly #tags: string[] = [];
  #uploadId: string | undefined;
  #bytes = 0;

  /** @param bytesThere size of the object by the store; undefined if there is none */
  constructor(bucket: S3Bucket, object: string, bytesThere: () => Promise<number | undefined>) {
    this.#bucket = bucket;
    this.#object = object;
    this.#bytesThere = bytesThere;
  }

  async write(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const said = await this.#post({ uploads: '' });
    this.#uploadId = readText(readXml(Buffer.from(said)), 'UploadId') ?? undefined;
    for await (const part of splitIntoUploadParts(bytes)) await this.#send(part);
  }

  async commit(): Promise<number> {
    const parts = this.#tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const all = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const said = await this.#post(this.#upload, new TextEncoder().encode(all));
    // A store may begin with status 200 and report a failure in the body.
    if (readXml(Buffer.from(said)).name === 'Error' || (await this.#bytesThere()) !== this.#bytes)
      throw new BackupError(`the backup storage did not keep ${this.#object} as it was sent`);
    this.#uploadId = undefined;
    return this.#bytes;
  }

  /**
   * Aborts the upload. If the store does not answer, its parts are removed when backups are pruned.
   */
  async abandon(): Promise<void> {
    if (this.#uploadId === undefined) return;
    const query = this.#upload;
    const request = {
      method: 'DELETE',
      sha256: EMPTY_SHA256,
      object: this.#object,
      query,
    } as const;
    await this.#bucket.send(request).then(
      (answer) => answer.text(),
      () => undefined,
    );
  }

  get #upload() {
    if (this.#uploadId === undefined)
      throw new BackupError('the backup storage gave the upload no id');
    return { uploadId: this.#uploadId };
  }

  async #send(body: Uint8Array<ArrayBuffer>): Promise<void> {
    const answer = await this.#bucket.send({
      method: 'PUT',
      object: this.#object,
      query: { partNumber: String(this.#tags.length + 1), ...this.#upload },
      sha256: hash('sha256', body),
      body,
      answerMs: UPLOAD_MS,
    });
    const said = await answer.text();
    const tag = answer.headers.get('etag');
    if (!answer.ok || tag === null) throw this.#bucket.refusal(answer, said);
    this.#tags.push(tag.replaceAll('"', '&quot;'));
    this.#bytes += body.length;
  }

  #post(query: Readonly<Record<string, string>>, body?: Uint8Array<ArrayBuffer>): Promise<string> {
    const sha256 = body === undefined ? EMPTY_SHA256 : hash('sha256', body);
    const sent = body === undefined ? {} : { body };
    const object = this.#object;
    return this.#bucket.said({
      method: 'POST',
      object,
      query,
      sha256,
      ...sent,
      answerMs: UPLOAD_MS,
    });
  }
}

/** Splits bytes into parts of the same size, except the last. */
async function* splitIntoUploadParts(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of bytes) {
    for (let taken = 0; taken < chunk.length;) {
      const some = chunk.subarray(taken, taken + PART_BYTES - filled);
      part.set(some, filled);
      [taken, filled] = [taken + some.length, filled + some.length];
      if (filled < PART_BYTES) continue;
      yield part;
      [part, filled] = [new Uint8Array(PART_BYTES), 0];
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
