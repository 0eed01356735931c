import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { findElements, readText, type XmlElement } from '#domain/kernel/xml-element.ts';
import type { Archive } from '#domain/operations/backup-retention.ts';
import { parseInstantMs, type Clock } from '#platform/clock.ts';
import { EMPTY_SHA256, S3Bucket, findErrorCode } from '#platform/s3/bucket.ts';
import type { S3Settings } from '#platform/s3/sign.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { readXml } from '#platform/xml/read-xml.ts';
import { filterArchives, type ArchiveStorage, type ArchiveSink } from './archive-storage.ts';
import { BackupError } from './backup-error.ts';
import { UploadSink } from './upload-sink.ts';

/** Prefix of the names of all archives. */
const PREFIX = 'millieme-';
const READING = { method: 'GET', sha256: EMPTY_SHA256 } as const;

/** Archives as objects of a bucket. An archive appears only once the store has all of it. */
export class ArchiveBucket implements ArchiveStorage {
  readonly address: string;
  readonly #bucket: S3Bucket;

  /** @param clock must agree with the store's to within a quarter of an hour */
  constructor(settings: S3Settings, clock: Clock) {
    this.address = `s3://${settings.bucket}`;
    this.#bucket = new S3Bucket(settings, clock, 'the backup storage');
  }

  addressOf(name: string): string {
    return `${this.address}/${name}`;
  }

  async list(): Promise<Archive[]> {
    return filterArchives(await this.#objects(PREFIX));
  }

  async create(name: string): Promise<ArchiveSink> {
    if ((await this.#bytesOf(name)) !== undefined)
      throw new BackupError(`${this.addressOf(name)} already exists`);
    return new UploadSink(this.#bucket, name, async () => this.#bytesOf(name));
  }

  async read(name: string): Promise<Readable> {
    const answer = await this.#bucket.send({ ...READING, object: name });
    if (answer.status === 200 && answer.body !== null)
      return Readable.from(readWhole(answer.body), { objectMode: false });
    const said = await answer.text();
    if (answer.status === 404 && findErrorCode(said) === 'NoSuchKey')
      throw new BackupError(`${this.addressOf(name)}: there is no such archive`);
    throw this.#bucket.refusal(answer, said);
  }

  async remove(name: string): Promise<void> {
    await this.#bucket.said({ method: 'DELETE', sha256: EMPTY_SHA256, object: name });
  }

  async removeAbandoned(beforeMs: number): Promise<void> {
    const query = { uploads: '', prefix: PREFIX };
    const answer = await this.#bucket.send({ ...READING, query });
    const said = await answer.text();
    // Not every store lists uploads; where it does not, its own rules must end them.
    if (answer.status === 501) return;
    if (!answer.ok) throw this.#bucket.refusal(answer, said);
    for (const upload of findElements(readXml(Buffer.from(said)), 'Upload')) {
      const begun = readText(upload, 'Initiated');
      const [object, uploadId] = [readText(upload, 'Key'), readText(upload, 'UploadId')];
      if (object === null || uploadId === null || begun === null) continue;
      if (parseInstantMs(begun) < beforeMs)
        await this.#bucket.said({
          method: 'DELETE',
          sha256: EMPTY_SHA256,
          object,
          query: { uploadId },
        });
    }
  }

  async readNote(name: string): Promise<string> {
    const answer = await this.#bucket.send({ ...READING, object: name });
    const said = await answer.text();
    if (answer.ok) return said;
    if (answer.status === 404 && findErrorCode(said) === 'NoSuchKey') return '';
    throw this.#bucket.refusal(answer, said);
  }

  async replaceNote(name: string, text: string): Promise<void> {
    const body = new TextEncoder().encode(text);
    await this.#bucket.said({ method: 'PUT', object: name, sha256: hash('sha256', body), body });
  }

  async #bytesOf(name: string): Promise<number | undefined> {
    const found = await this.#objects(name);
    return found.find((object) => object.name === name)?.bytes;
  }

  async #objects(prefix: string): Promise<{ name: string; bytes: number }[]> {
    const found: { name: string; bytes: number }[] = [];
    for (let page: XmlElement | undefined; ;) {
      const after = found.at(-1)?.name;
      const query = {
        'list-type': '2',
        prefix,
        ...(after === undefined ? {} : { 'start-after': after }),
      };
      page = readXml(Buffer.from(await this.#bucket.said({ ...READING, query })));
      const objects = findElements(page, 'Contents');
      found.push(
        ...objects.map((object) => ({
          name: readText(object, 'Key') ?? '',
          bytes: Number(readText(object, 'Size')),
        })),
      );
      if (readText(page, 'IsTruncated') !== 'true' || objects.length === 0) return found;
    }
  }
}

/** Yields the bytes; a broken connection is not reported as damage to the archive. */
async function* readWhole(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new ExternalServiceUnavailableError('the connection to the backup storage was lost', {
      cause: error,
    });
  }
}
