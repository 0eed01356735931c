import { basename, dirname, resolve } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import type { BackupSettings } from '#platform/config.ts';
import { ArchiveBucket } from './archive-bucket.ts';
import { ArchiveFolder } from './archive-folder.ts';
import type { ArchiveStorage, StoredArchive } from './archive-storage.ts';
import { BackupError } from './backup-error.ts';

/** Settings that determine where archives are stored. */
export type ArchiveStorageSettings = Pick<BackupSettings, 'directory' | 'memory' | 's3'>;

/** Opens the place where archives are written, by the settings. */
export function openArchiveStorage({
  directory,
  memory,
  s3,
}: ArchiveStorageSettings): ArchiveStorage {
  return s3 === undefined
    ? new ArchiveFolder(directory, memory)
    : new ArchiveBucket(s3, systemClock);
}

/** Opens an archive by the address an operator types: a path, or `s3://BUCKET/NAME`. */
export function openArchiveAt(
  address: string,
  { s3 }: Pick<ArchiveStorageSettings, 's3'> = {},
): StoredArchive {
  const [, bucket, object] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (bucket === undefined || object === undefined) {
    const path = resolve(address);
    return { place: new ArchiveFolder(dirname(path)), name: basename(path) };
  }
  if (s3?.bucket !== bucket)
    throw new BackupError(`${address}: there is no such bucket; check BACKUP_S3_BUCKET`);
  return { place: new ArchiveBucket(s3, systemClock), name: object };
}
