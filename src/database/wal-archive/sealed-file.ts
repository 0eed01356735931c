import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeFailures } from '#database/backup/archive-reader.ts';
import { decrypted, encrypted } from '#database/backup/encryption.ts';
import { isEncrypting, type DecryptionKeys, type EncryptionKeys } from '#database/backup/keys.ts';

/** Suffix of encrypted files. */
const ENCRYPTED = '.age';
/** Prefix of files being written. */
const PARTIAL = '.writing-';

/** Writes a file of the archive, durably and atomically. */
export async function writeSealed(
  path: string,
  content: AsyncIterable<Uint8Array>,
  keys: EncryptionKeys,
): Promise<void> {
  const place = isEncrypting(keys) ? `${path}${ENCRYPTED}` : path;
  const folder = dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `${PARTIAL}${basename(place)}`);
  try {
    const bytes = await encrypted(content, keys);
    await pipeline(bytes, createWriteStream(partial, { mode: 0o600 }));
    await syncPath(partial);
    await rename(partial, place);
    await syncPath(folder);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Reads a file of the archive, decrypted. A changed byte of it is reported as damage. */
export async function openSealed(
  path: string,
  keys: DecryptionKeys,
): Promise<AsyncIterable<Uint8Array>> {
  const bytes = createReadStream(path);
  return path.endsWith(ENCRYPTED)
    ? describeFailures(basename(path), await decrypted(bytes, keys))
    : bytes;
}

/** Name without the suffix for encryption; undefined for a file being written. */
export function parseSealedName(name: string): string | undefined {
  if (name.startsWith(PARTIAL)) return undefined;
  return name.endsWith(ENCRYPTED) ? name.slice(0, -ENCRYPTED.length) : name;
}

/** Flushes a file or folder to disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
