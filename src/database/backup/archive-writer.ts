import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { toDate } from '#platform/clock.ts';
import type { ArchiveStorage, ArchiveSink } from './archive-storage.ts';
import { encrypted } from './encryption.ts';
import type { EncryptionKeys } from './keys.ts';
import { MANIFEST, MANIFEST_SUM, type Manifest } from './manifest.ts';
import { sealed } from './seal.ts';

type Part = Manifest['parts'][number];

const OWNER_ONLY = 0o600;
/** A fixed date: two archives of the same data differ only by encryption. */
const MTIME = toDate(0);

/** Where and how an archive is written. */
export interface ArchiveTarget {
  readonly place: Pick<ArchiveStorage, 'create'>;
  readonly name: string;
  readonly keys: EncryptionKeys;
}

/**
 * Writes an archive part by part: a tar, sealed and encrypted. The archive appears only once all of
 * it is durable.
 */
export class ArchiveWriter {
  readonly parts: Part[] = [];
  readonly #sink: ArchiveSink;
  readonly #tar = pack();
  readonly #written: Promise<void>;

  private constructor(sink: ArchiveSink, keys: EncryptionKeys) {
    this.#sink = sink;
    this.#written = this.#write(keys);
    // Reported by the next part that is added, or at the end.
    this.#written.catch((error: unknown) => this.#tar.destroy(error as Error));
  }

  static async create({ place, name, keys }: ArchiveTarget): Promise<ArchiveWriter> {
    return new ArchiveWriter(await place.create(name), keys);
  }

  add(name: string, bytes: Uint8Array): Promise<void> {
    return this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** Adds a stream. Refuses a length other than announced. */
  async addStream(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const entry = this.#tar.entry({ name, size, mode: OWNER_ONLY, mtime: MTIME });
    // A failed write must fail the part that is being added.
    await Promise.race([pipeline(content, hashing, entry), this.#written]);
    this.parts.push({ name, bytes: size, sha256: hash.digest('hex') });
  }

  /**
   * Ends with the manifest.
   * @returns the size of the archive in bytes
   */
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

  /** Discards what was written. */
  async abandon(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => undefined);
    await this.#sink.abandon();
  }

  async #write(keys: EncryptionKeys): Promise<void> {
    await this.#sink.write(await encrypted(sealed(this.#tar), keys));
  }
}
