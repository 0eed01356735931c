import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#database/backup/backup-error.ts';
import type { DecryptionKeys } from '#database/backup/keys.ts';
import { Snapshot } from '#database/backup/snapshot.ts';
import { clusterFolder } from '#database/cluster-folder.ts';
import { EndsBeforeError, recoverCluster } from '#database/server/recover-cluster.ts';
import type { ServiceData } from '#database/service-data.ts';
import { openPieceKeys } from '#database/wal-archive/archive-keys.ts';
import {
  listMirrored,
  formatFileName,
  restoreMirrored,
} from '#database/wal-archive/file-mirror.ts';
import { planRecovery, type RecoveryPlan } from '#database/wal-archive/plan-recovery.ts';
import { RECOVERED_LOG, restoreCluster } from '#database/wal-archive/restore-cluster.ts';
import { SEGMENT_BYTES } from '#database/wal-archive/segment-name.ts';
import { verifyBase, verifyLog, type VerifiedBase } from '#database/wal-archive/verify-base.ts';
import {
  listIdentifiers,
  locateWalFolder,
  type WalFolder,
} from '#database/wal-archive/wal-folder.ts';
import { instantOf } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { FileKey } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import {
  updateRestored,
  requireFree,
  type Restored,
  type UpdateOptions,
} from './restore-archive.ts';

/** Sources for a restore to a point in time. */
export interface ToTime {
  readonly folder: WalFolder;
  readonly plan: RecoveryPlan;
  /** Milliseconds since 1970; undefined for the last commit in the archive. */
  readonly atMs: number | undefined;
  readonly keys: DecryptionKeys;
}

/** Finds, among all servers archived in a folder, the one that ran at the given time. */
export async function findRecoverySources(
  directory: string,
  atMs: number | undefined,
): Promise<Pick<ToTime, 'folder' | 'plan'>> {
  const found: Pick<ToTime, 'folder' | 'plan'>[] = [];
  let refusal: unknown = new BackupError(
    `${directory} has no archive of an embedded database: see BACKUP_WAL`,
  );
  for (const identifier of await listIdentifiers(directory)) {
    const folder = locateWalFolder(directory, identifier);
    try {
      found.push({ folder, plan: await planRecovery(folder, atMs) });
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      refusal = error;
    }
  }
  const [newest] = found.sort((one, other) => other.plan.base.fromMs - one.plan.base.fromMs);
  if (newest === undefined) throw refusal;
  return newest;
}

/**
 * Size of a cluster as a multiple of its compressed base backup, which only states the size at its
 * end.
 */
const UNPACKED_FACTOR = 4;

/** Refuses a restore that does not fit on the disk, by an estimate: base backup, log, and files. */
export async function requireSpaceToTime(
  { folder, plan }: Pick<ToTime, 'folder' | 'plan'>,
  config: Config,
): Promise<void> {
  const sizeOf = async ({ path }: { readonly path: string }) => (await stat(path)).size;
  const files = config.s3 === undefined ? await listMirrored(folder) : [];
  const sizes = await Promise.all(files.map(sizeOf));
  const unpacked = UNPACKED_FACTOR * (await sizeOf(plan.base)) + plan.log.length * SEGMENT_BYTES;
  requireFree(
    sizes.reduce((sum, size) => sum + size, unpacked),
    config,
  );
}

/**
 * Recovers the embedded database of a data folder at a point in time; leaves nothing behind on
 * failure.
 */
export async function recoverToTime(
  config: Config,
  { folder, plan, atMs, keys }: ToTime,
): Promise<void> {
  const cluster = clusterFolder(config);
  const { dataDirectory } = config;
  await mkdir(dataDirectory, { recursive: true });
  try {
    const pieces = await openPieceKeys(folder, keys);
    await restoreCluster(plan, { cluster, dataDirectory }, { base: keys, pieces });
    await recoverCluster(cluster, {
      until: atMs === undefined ? undefined : instantOf(atMs),
      locateWalFolder: RECOVERED_LOG,
    });
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    if (!(error instanceof EndsBeforeError)) throw error;
    throw new BackupError(
      plan.hasGap
        ? 'a segment of the log is missing before that instant: restore to an earlier one'
        : 'the archive has nothing from that instant on: --to-time latest restores all that it has',
      { cause: error },
    );
  }
}

export interface RestoredToTime extends Restored {
  /** Number of files restored, and of referenced files that are missing from the archive. */
  readonly files: number;
  readonly missing: number;
}

type CompleteOptions = ToTime & UpdateOptions & { readonly service: ServiceData };

/** Restores the files that documents refer to, then completes the restore as for any backup. */
export async function completeToTime(
  ownerUrl: string,
  config: Config,
  { folder, keys, erasures, service, during = (_step, work) => work() }: CompleteOptions,
): Promise<RestoredToTime> {
  const found =
    config.s3 === undefined
      ? await during('files', () => takeFiles(ownerUrl, config, { folder, keys, service }))
      : { files: 0, missing: 0 };
  return { ...found, ...(await updateRestored(ownerUrl, config, { erasures, service, during })) };
}

/** Reads a base backup and its log completely, without a server; refuses changed data. */
export async function verifyToTime(
  { folder, plan }: Pick<ToTime, 'folder' | 'plan'>,
  keys: DecryptionKeys,
): Promise<VerifiedBase> {
  const found = await verifyBase(plan.base.path, keys);
  await verifyLog(plan.log, await openPieceKeys(folder, keys));
  return found;
}

async function takeFiles(
  ownerUrl: string,
  config: Config,
  { folder, keys, service }: Pick<CompleteOptions, 'folder' | 'keys' | 'service'>,
): Promise<Pick<RestoredToTime, 'files' | 'missing'>> {
  const inUse = await contentsInUse(ownerUrl, service);
  const mirrored = new Map(
    (await listMirrored(folder)).map((one) => [formatFileName(one.key), one]),
  );
  const pieces = await openPieceKeys(folder, keys);
  const store = openFileStore(config);
  const workshop = await mkdtemp(join(config.dataDirectory, 'restoring-'));
  let files = 0;
  try {
    for (const key of inUse) {
      const copy = mirrored.get(formatFileName(key));
      if (copy === undefined) continue;
      const path = join(workshop, key.sha256);
      await restoreMirrored(copy, path, pieces);
      await store.put(key, path);
      files += 1;
    }
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return { files, missing: inUse.length - files };
}

async function contentsInUse(
  ownerUrl: string,
  { listFilesInUse }: ServiceData,
): Promise<FileKey[]> {
  const snapshot = await Snapshot.open(ownerUrl);
  try {
    return await listFilesInUse(snapshot);
  } finally {
    await snapshot.close();
  }
}
