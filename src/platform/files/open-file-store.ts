import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { S3Store } from './s3-store.ts';

/** Settings that determine where files are stored. */
export type FilesConfig = Pick<Config, 'dataDirectory'> & Partial<Pick<Config, 's3'>>;

/** Within the data folder. */
export const FILES_FOLDER = 'files';

/** Opens the store of document contents that the settings name. */
export function openFileStore({ dataDirectory, s3 }: FilesConfig): FileStore {
  return s3 === undefined
    ? new DiskStore(join(dataDirectory, FILES_FOLDER))
    : new S3Store(s3, systemClock);
}
