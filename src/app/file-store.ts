import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { DiskStore } from '#platform/files/disk-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Where the bytes of documents lie, as the settings say. */
export function openFileStore({ dataDirectory }: Pick<Config, 'dataDirectory'>): FileStore {
  return new DiskStore(join(dataDirectory, 'files'));
}
