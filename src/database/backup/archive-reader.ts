import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import type { StoredArchive } from './archive-storage.ts';
import { BackupError, BrokenSealError, DamagedArchiveError } from './backup-error.ts';
import { ENCRYPTED_MAGIC, decrypted } from './encryption.ts';
import type { DecryptionKeys } from './keys.ts';
import { stripSeal } from './seal.ts';

/** One part of an archive, while it is read. */
export interface ReadPart {
  readonly name: string;
  readonly size: number;
  /** Must be read to its end before the next part comes. */
  readonly content: AsyncIterable<Buffer>;
}

const BEFORE_FIRST = 'its beginning';

/**
 * Reads the parts of an archive, one after the other. Throws DamagedArchiveError, naming the part,
 * if it cannot be read; and after the last part BrokenSealError, if any byte has changed.
 */
export async function* readArchive(
  { place, name: archive }: StoredArchive,
  keys: DecryptionKeys,
): AsyncGenerator<ReadPart, void> {
  const raw = await place.read(archive);
  const bytes = await decryptArchive(raw, keys).catch((error: unknown) => {
    raw.destroy();
    throw error;
  });
  const tar = extract();
  let isBroken = false;
  const plain = stripSeal(bytes, () => (isBroken = true));
  const fed = pipeline(Readable.from(plain), tar);
  // The reader reports the failure.
  fed.catch(() => undefined);
  let current = BEFORE_FIRST;
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      current = name;
      yield { name, size, content: describeFailures(name, entry) };
      entry.resume();
    }
    await fed;
  } catch (error) {
    throw describeDamage(current, error);
  } finally {
    tar.destroy();
    raw.destroy();
  }
  if (isBroken) throw new BrokenSealError();
}

/** Yields the bytes of a part, or of a file; failures to read them are described as damage to it. */
export async function* describeFailures<Chunk extends Uint8Array>(
  name: string,
  bytes: AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  try {
    yield* bytes;
  } catch (error) {
    throw describeDamage(name, error);
  }
}

/** Describes a failure to read a part in one sentence, unless it is described already. */
function describeDamage(part: string, error: unknown): Error {
  if (error instanceof BackupError || error instanceof ExternalServiceUnavailableError)
    return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DamagedArchiveError(part, reason, { cause: error });
}

/** Yields the decrypted bytes of an archive, encrypted or not. */
async function decryptArchive(
  raw: AsyncIterable<Buffer>,
  keys: DecryptionKeys,
): Promise<AsyncIterable<Uint8Array>> {
  const chunks = raw[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let isAtEnd = false;
  while (!isAtEnd && lengthOf(first) < ENCRYPTED_MAGIC.length) {
    const next = await chunks.next();
    if (next.done === true) isAtEnd = true;
    else first.push(next.value);
  }
  const start = Buffer.concat(first);
  const all = resumed(start, chunks);
  const isEncrypted = start.subarray(0, ENCRYPTED_MAGIC.length).equals(ENCRYPTED_MAGIC);
  return isEncrypted ? decrypted(all, keys) : all;
}

function lengthOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}

async function* resumed(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Reads a whole part that is known to be small. */
export function readPartBytes({ content }: ReadPart): Promise<Buffer> {
  return buffer(content);
}
