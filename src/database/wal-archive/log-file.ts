import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { BackupError, DamagedArchiveError } from '#database/backup/backup-error.ts';
import type { DecryptionKeys, EncryptionKeys } from '#database/backup/keys.ts';
import { openSealed, writeSealed } from './sealed-file.ts';
import { SEGMENT_BYTES } from './segment-name.ts';
import { formatLogFileName, type LogFile } from './wal-folder.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Size in which the server reads and writes its log. */
const PAGE_BYTES = 8_192;
const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES);

/**
 * Adds a segment or a history to the archive. Existing files stay; another content under the same
 * name, from another server, is refused.
 * @param known files of the archive
 */
export async function archiveLogFile(
  source: { readonly path: string; readonly name: string },
  {
    wal,
    keys,
    known,
  }: {
    readonly wal: string;
    readonly keys: EncryptionKeys;
    readonly known: ReadonlyMap<string, string>;
  },
): Promise<string> {
  const content = await readFile(source.path);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const there = known.get(source.name);
  if (there === sha256) return sha256;
  if (there !== undefined)
    throw new BackupError(`${wal} has another ${source.name}: two servers write there`);
  const compressed = await compress(content);
  await writeSealed(join(wal, formatLogFileName(source.name, sha256)), once(compressed), keys);
  return sha256;
}

/** Reads a segment or a history of the archive; refuses one that has changed. */
export async function readLogFile(
  { path, name, sha256 }: LogFile,
  keys: DecryptionKeys,
): Promise<Buffer> {
  const compressed = await buffer(await openSealed(path, keys));
  const content = await decompress(compressed, { maxOutputLength: SEGMENT_BYTES }).catch(
    (error: unknown) => {
      throw new DamagedArchiveError(name, 'it does not decompress', { cause: error });
    },
  );
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new DamagedArchiveError(name, 'its hash is another');
  return content;
}

/** Restores a segment or a history from the archive. Empty pages take no space on the disk. */
export async function restoreLogFile(
  file: LogFile,
  target: string,
  keys: DecryptionKeys,
): Promise<void> {
  const content = await readLogFile(file, keys);
  const handle = await open(target, 'wx', 0o600);
  try {
    await handle.truncate(content.length);
    for (let at = 0; at < content.length; at += PAGE_BYTES) {
      const page = content.subarray(at, at + PAGE_BYTES);
      if (!page.equals(EMPTY_PAGE)) await handle.write(page, 0, page.length, at);
    }
  } finally {
    await handle.close();
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
