import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '#platform/error-code.ts';
import type { FileKey, FileStore } from './file-store.ts';

/** Unreadable: it is there, and a disk or a right keeps it from being read. */
export type FileFault = 'missing' | 'unreadable' | 'altered';

/** What is wrong with a content; undefined when it is as it was kept. */
export async function faultOf(files: FileStore, key: FileKey): Promise<FileFault | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(await files.open(key), hash);
  } catch (error) {
    return hasCode(error, 'ENOENT') ? 'missing' : 'unreadable';
  }
  return hash.digest('hex') === key.sha256 ? undefined : 'altered';
}
