import { join } from 'node:path';
import type { Intake } from '#features/documents/documents/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { DiskStore } from '#platform/files/disk-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { S3Store } from '#platform/files/s3-store.ts';
import { createClamdScanner } from '#platform/virus-scan/clamd.ts';

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

/** Opens the intake: uploaded files are checked before they are stored. */
export function openIntake(config: FilesConfig & Pick<Config, 'clamdUrl'>): Intake {
  const { clamdUrl } = config;
  return {
    files: openFileStore(config),
    scanner: clamdUrl === undefined ? undefined : createClamdScanner(clamdUrl),
  };
}
