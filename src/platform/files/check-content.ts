import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '#platform/error-code.ts';
import type { FileKey, FileStore } from './file-store.ts';

/** Unreadable: it exists, but a disk or a permission prevents reading it. */
export type FileFault = 'missing' | 'unreadable' | 'altered';

/** Finds the fault of a stored content; undefined if it is intact. */
export async function findFileFault(
  files: FileStore,
  key: FileKey,
): Promise<FileFault | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(await files.open(key), hash);
  } catch (error) {
    return hasCode(error, 'ENOENT') ? 'missing' : 'unreadable';
  }
  return hash.digest('hex') === key.sha256 ? undefined : 'altered';
}
