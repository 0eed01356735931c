import { join } from 'node:path';
import type { Intake } from '#features/documents/documents/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { DiskStore } from '#platform/files/disk-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { S3Store } from '#platform/files/s3-store.ts';
import { createClamdScanner } from '#platform/virus-scan/clamd.ts';

/** The settings that say where files lie. */
export type FilesConfig = Pick<Config, 'dataDirectory'> & Partial<Pick<Config, 's3'>>;

/** In the data folder. */
export const FILES_FOLDER = 'files';

/** Where the bytes of documents lie, as the settings say. */
export function openFileStore({ dataDirectory, s3 }: FilesConfig): FileStore {
  return s3 === undefined
    ? new DiskStore(join(dataDirectory, FILES_FOLDER))
    : new S3Store(s3, systemClock);
}

/** Through what files from outside pass before they are kept, and where they are then. */
export function openIntake(config: FilesConfig & Pick<Config, 'clamdUrl'>): Intake {
  const { clamdUrl } = config;
  return {
    files: openFileStore(config),
    scanner: clamdUrl === undefined ? undefined : createClamdScanner(clamdUrl),
  };
}
