import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { dateOf } from '#platform/clock.ts';
import type { ArchivePlace, ArchiveSink } from './archive-place.ts';
import { encrypted } from './encryption.ts';
import type { EncryptionKeys } from './keys.ts';
import { MANIFEST, MANIFEST_SUM, type Manifest } from './manifest.ts';
import { sealed } from './seal.ts';

type Part = Manifest['parts'][number];

const OWNER_ONLY = 0o600;
/** All parts are of the same age: two archives of the same data differ in nothing but what is encrypted. */
const MTIME = dateOf(0);

/** What is to be written, and where. */
export interface ArchiveTarget {
  readonly place: Pick<ArchivePlace, 'create'>;
  readonly name: string;
  readonly keys: EncryptionKeys;
}

/** Writes an archive part by part: a tar, sealed and encrypted. It is none until all of it is durable. */
export class ArchiveWriter {
  readonly parts: Part[] = [];
  readonly #sink: ArchiveSink;
  readonly #tar = pack();
  readonly #written: Promise<void>;

  private constructor(sink: ArchiveSink, keys: EncryptionKeys) {
    this.#sink = sink;
    this.#written = this.#write(keys);
    // Told by whatever is added next, and at the end.
    this.#written.catch((error: unknown) => this.#tar.destroy(error as Error));
  }

  static async create({ place, name, keys }: ArchiveTarget): Promise<ArchiveWriter> {
    return new ArchiveWriter(await place.create(name), keys);
  }

  add(name: string, bytes: Uint8Array): Promise<void> {
    return this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** Refuses a stream of another length than was said. */
  async addStream(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const entry = this.#tar.entry({ name, size, mode: OWNER_ONLY, mtime: MTIME });
    // What fails to be written fails what is added.
    await Promise.race([pipeline(content, hashing, entry), this.#written]);
    this.parts.push({ name, bytes: size, sha256: hash.digest('hex') });
  }

  /** Ends with the manifest. @returns the size of the archive in bytes */
  async finish(manifest: object): Promise<number> {
    const parts = [...this.parts];
    const text = Buffer.from(`${JSON.stringify({ ...manifest, parts }, null, 1)}\n`);
    const sum = createHash('sha256').update(text).digest('hex');
    await this.add(MANIFEST, text);
    await this.add(MANIFEST_SUM, Buffer.from(`${sum}  ${MANIFEST}\n`));
    this.#tar.finalize();
    await this.#written;
    return this.#sink.commit();
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => undefined);
    await this.#sink.abandon();
  }

  async #write(keys: EncryptionKeys): Promise<void> {
    await this.#sink.write(await encrypted(sealed(this.#tar), keys));
  }
}
