import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BackupError } from '#database/backup/backup-error.ts';
import {
  clearDatabase,
  releaseDatabase,
  requireEmptyFolder,
  claimEmptyDatabase,
} from '#database/backup/empty-target.ts';
import { loadArchive, type LoadOptions } from '#database/backup/load-archive.ts';
import type { Manifest } from '#database/backup/manifest.ts';
import { migrateComplete } from '#database/open-database.ts';
import type {
  During,
  VerifyRestoredOptions,
  RestoreVerification,
  ServiceData,
} from '#database/service-data.ts';
import { SECRET_FILE, type Config } from '#platform/config.ts';
import { loadMigrations, migrate, type Migration } from '#platform/db/migrate.ts';
import { MIB, readFreeBytes } from '#platform/disk-space.ts';
import { FILES_FOLDER, openFileStore } from '#platform/files/open-file-store.ts';
import { TOTP_KEY_FILE } from '#platform/security/totp-vault.ts';

export interface Restored extends RestoreVerification {
  /** Migrations of this version that the archive does not have. */
  readonly applied: readonly string[];
  /** Warnings of the migrations for people about data to correct. */
  readonly warnings: readonly string[];
}

type Target = Pick<Config, 'dataDirectory' | 'databaseAppUrl' | 'totpKey' | 'backup' | 's3'>;

export interface UpdateOptions extends Pick<VerifyRestoredOptions, 'erasures'> {
  readonly during?: During;
  readonly service: Pick<ServiceData, 'verifyRestored'>;
}

export type RestoreOptions = LoadOptions & UpdateOptions;

/**
 * Restores a verified archive into an empty database and data folder: migrates to the version of
 * the archive, loads it, migrates to this version, checks the ledger and the votes, and repeats
 * later erasures. Leaves the target empty on failure; an interrupted restore is never served.
 */
export async function restoreBackup(
  ownerUrl: string,
  config: Target,
  { erasures, service, during = (_step, work) => work(), ...load }: RestoreOptions,
): Promise<Restored> {
  const migrations = await findArchiveMigrations(load.manifest);
  await claimEmptyDatabase(ownerUrl);
  const { dataDirectory } = config;
  await mkdir(dataDirectory, { recursive: true });
  try {
    await during('migrate', () => migrate(ownerUrl, migrations));
    const target = { ownerUrl, files: openFileStore(config), dataDirectory };
    await during('load', () => loadArchive(target, load));
  } catch (error) {
    await clearDatabase(ownerUrl);
    await rm(join(dataDirectory, FILES_FOLDER), { recursive: true, force: true });
    throw error;
  }
  const restored = await updateRestored(ownerUrl, config, { erasures, service, during });
  await releaseDatabase(ownerUrl);
  return restored;
}

/** Migrates restored data to this version, checks its integrity, and repeats later erasures. */
export async function updateRestored(
  ownerUrl: string,
  config: Pick<Config, 'dataDirectory' | 'databaseAppUrl' | 'totpKey'>,
  { erasures, service, during = (_step, work) => work() }: UpdateOptions,
): Promise<Restored> {
  const { url, applied, warnings } = await during('upgrade', () =>
    migrateComplete(ownerUrl, config),
  );
  const proved = await service.verifyRestored(url, { config, erasures, during });
  return { applied, warnings, ...proved };
}

/**
 * Refuses a data folder that contains anything but generated settings and the backups themselves.
 */
export async function requireEmptyData({
  dataDirectory,
  backup,
}: Pick<Config, 'dataDirectory' | 'backup'>): Promise<void> {
  const backups = dirname(backup.directory) === dataDirectory ? [basename(backup.directory)] : [];
  await requireEmptyFolder(dataDirectory, [SECRET_FILE, TOTP_KEY_FILE, ...backups]);
}

/** Size of a server and its log before there are any rows. */
const SERVER_BYTES = 512 * MIB;
/** Size of rows with their indexes, as a multiple of what COPY writes. */
const ROWS_FACTOR = 3;

/** Target of a restore. Rows go elsewhere with an external database, files with a bucket. */
type Disk = Pick<Config, 'dataDirectory' | 'diskReserveBytes' | 'databaseUrl' | 's3'>;

/** Refuses an archive that does not fit on the disk. */
export function requireRoom({ tables, files }: Manifest, target: Disk): void {
  const rows = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const server = target.databaseUrl === undefined ? SERVER_BYTES + ROWS_FACTOR * rows : 0;
  requireFree(server + (target.s3 === undefined ? files.bytes : 0), target);
}

/** Refuses to use the reserved disk space: the service may be running on it. */
export function requireFree(
  bytes: number,
  { dataDirectory, diskReserveBytes }: Pick<Config, 'dataDirectory' | 'diskReserveBytes'>,
): void {
  const needed = bytes + diskReserveBytes;
  const free = readFreeBytes(dataDirectory);
  if (free < needed)
    throw new BackupError(
      `${Math.ceil(needed / MIB)} MiB are needed and ${Math.floor(free / MIB)} MiB are free on the disk of ${dataDirectory}`,
    );
}

/** Finds the migrations of an archive; refuses one from another version. */
export async function findArchiveMigrations(manifest: Manifest): Promise<readonly Migration[]> {
  const own = await loadMigrations();
  for (const [index, { name, sha256 }] of manifest.migrations.entries()) {
    if (own[index]?.sha256 !== sha256)
      throw new BackupError(
        `the archive has migration ${name}, which this version lacks: restore it with the version that wrote it`,
      );
  }
  return own.slice(0, manifest.migrations.length);
}
