import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ArchiveFolder } from '#database/backup/archive-folder.ts';
import type { StoredArchive } from '#database/backup/archive-storage.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import { readErasures, readStoredErasures } from '#database/backup/erasure-list.ts';
import type { DecryptionKeys } from '#database/backup/keys.ts';
import {
  openArchiveAt,
  openArchiveStorage,
  type ArchiveStorageSettings,
} from '#database/backup/open-storage.ts';
import { markFolder, unmarkFolder } from '#database/backup/unfinished-restore.ts';
import { verifyArchive } from '#database/backup/verify-archive.ts';
import { clusterFolder } from '#database/cluster-folder.ts';
import { runAsOwner } from '#database/open-database.ts';
import type { OnProgress, Report } from '#database/report.ts';
import type { ServiceData } from '#database/service-data.ts';
import type { ErasedOwner } from '#domain/privacy/erasure.ts';
import { instantOf } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import {
  findArchiveMigrations,
  requireEmptyData,
  requireRoom,
  restoreBackup,
  type Restored,
} from './restore-archive.ts';
import {
  completeToTime,
  findRecoverySources,
  recoverToTime,
  requireSpaceToTime,
} from './restore-to-time.ts';

/** Options of a restore that an operator asks for. */
export interface RestoreCommand {
  /** Settings of the service that is to continue with the restored data. */
  readonly target: Config;
  /** Where this service stores its backups. */
  readonly settings: ArchiveStorageSettings;
  readonly keys: DecryptionKeys;
  /** File with the persons to erase again; undefined: the list that is stored with the backups. */
  readonly erasureList: string | undefined;
  readonly service: ServiceData;
  readonly report: Report;
}

/**
 * Restores an archive by its address. It is read twice: first to its end before anything is
 * created, then into the target.
 */
export async function restoreArchive(
  address: string,
  command: RestoreCommand & { readonly onProgress?: OnProgress },
): Promise<void> {
  const { target, keys, service, report, onProgress } = command;
  const archive = openArchiveAt(address, command.settings);
  const erasures = await findErasures(command.erasureList, archive.place);
  await requireEmptyData(target);
  const manifest = await verifyArchive(archive, keys);
  await findArchiveMigrations(manifest);
  requireRoom(manifest, target);
  const options = { archive, keys, manifest, erasures, service, onProgress };
  await markFolder(target.dataDirectory);
  const restored = await runAsOwner(target, (ownerUrl) =>
    restoreBackup(ownerUrl, target, options),
  ).catch(async (error: unknown) => {
    // The folder was empty before.
    if (target.databaseUrl === undefined)
      await rm(clusterFolder(target), { recursive: true, force: true });
    await unmarkFolder(target.dataDirectory);
    throw error;
  });
  await unmarkFolder(target.dataDirectory);
  report.line(
    `Restored what was saved at ${manifest.made_at}, ${manifest.files.count} files with it`,
  );
  reportRestored(restored, report);
}

/**
 * Restores the embedded database from a folder of backups, to a point in time.
 * @param atMs milliseconds since 1970; undefined for the last commit in the archive
 */
export async function restoreToTime(
  folder: string,
  atMs: number | undefined,
  { target, settings, keys, erasureList, service, report }: RestoreCommand,
): Promise<void> {
  const directory = resolve(folder);
  // With a bucket, the list of erasures is in the bucket.
  const place =
    settings.s3 === undefined ? new ArchiveFolder(directory) : openArchiveStorage(settings);
  const erasures = await findErasures(erasureList, place);
  if (target.databaseUrl !== undefined)
    throw new BackupError(
      '--to-time restores into a data folder: an archive of rows goes anywhere',
    );
  await requireEmptyData(target);
  const found = { ...(await findRecoverySources(directory, atMs)), atMs, keys };
  if (found.plan.hasGap)
    report.warning('A segment of the log is missing: what was entered after it is not restored');
  await requireSpaceToTime(found, target);
  await recoverToTime(target, found);
  const restored = await runAsOwner(target, (ownerUrl) =>
    completeToTime(ownerUrl, target, { ...found, erasures, service }),
  );
  const until = atMs === undefined ? 'the end of the archive' : instantOf(atMs);
  report.line(`Restored what was committed until ${until}, ${restored.files} files with it`);
  if (restored.missing > 0)
    report.warning(`${restored.missing} files are not in the archive: see millieme files verify`);
  reportRestored(restored, report);
}

function findErasures(
  file: string | undefined,
  place: StoredArchive['place'],
): Promise<ErasedOwner[]> {
  return file === undefined ? readStoredErasures(place) : readErasures(file);
}

/** Reports the result of a restore; refuses data that was not sound when it was saved. */
function reportRestored(
  { applied, warnings, erased, unenrolled, unproved }: Restored,
  report: Report,
): void {
  if (applied.length > 0) report.line(`Applied: ${applied.join(', ')}`);
  for (const warning of warnings) report.line(warning);
  if (erased > 0)
    report.line(`${erased} who were erased since had come back, and are erased again`);
  if (unenrolled > 0)
    report.line(
      `${unenrolled} must set up two-factor authentication again: the key of their secrets (TOTP_KEY, or totp-key in DATA_DIR) is not the one of the backup`,
    );
  for (const fault of unproved) report.line(fault);
  if (unproved.length > 0)
    throw new BackupError(
      'everything is restored as it was saved, but it was not sound: see above',
    );
  report.line('Books, votes and the log of accesses are proved');
}
