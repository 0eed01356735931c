import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { ByteRange } from '#platform/files/file-store.ts';
import { ZIP_DATE } from './zip-writer.ts';

/** A file for an archive, streamed as it is read. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly open: () => Promise<Readable>;
}

/** Bytes around each file: its header, checksums and entry in the directory at the end. */
const AROUND_ENTRY = 30 + 16 + 46;
const TABLE_END = 22;

/** Limits of a ZIP without ZIP64: number of files, and 32-bit offsets (APPNOTE 4.4). */
const MAX_ENTRIES = 0xff_ff;
const MAX_SIZE = 0xff_ff_ff_ff;

/** Length of an archive of these files; undefined if it exceeds the limits. */
export function zipSize(entries: readonly Pick<ZipEntry, 'name' | 'size'>[]): number | undefined {
  const sizes = entries.map(({ name, size }) => AROUND_ENTRY + 2 * Buffer.byteLength(name) + size);
  const size = sizes.reduce((sum, one) => sum + one, TABLE_END);
  return entries.length > MAX_ENTRIES || size > MAX_SIZE ? undefined : size;
}

/** Streams a ZIP archive of uncompressed files, or a range of it, without holding it in memory. */
export function zipStream(entries: readonly ZipEntry[], range?: ByteRange): Readable {
  const whole = writeEntries(entries);
  return Readable.from(range === undefined ? whole : limitBytes(whole, range));
}

async function* writeEntries(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  for (const { name, open } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = ZIP_DATE;
    archive.add(file);
    for await (const bytes of (await open()) as AsyncIterable<Uint8Array>) {
      file.push(new Uint8Array(bytes));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let position = 0;
  for await (const bytes of source) {
    const part = bytes.subarray(Math.max(start - position, 0), Math.max(end + 1 - position, 0));
    if (part.length > 0) yield part;
    position += bytes.length;
    if (position > end) return;
  }
}
