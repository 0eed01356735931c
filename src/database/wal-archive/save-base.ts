import { resolve } from 'node:path';
import { ArchiveFolder } from '#database/backup/archive-folder.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import { describeService } from '#database/backup/backup-source.ts';
import type { SaveOptions } from '#database/backup/save-archive.ts';
import { clusterFolder } from '#database/cluster-folder.ts';
import { runAsOwner } from '#database/open-database.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { writeBaseBackup } from './base-backup.ts';

/**
 * Makes a base backup of the embedded database, from which its log allows a restore to any later
 * point in time.
 */
export async function saveBase(
  config: Config,
  { to, report, ...options }: SaveOptions,
): Promise<void> {
  if (!config.walArchive)
    throw new BackupError('--base goes with BACKUP_WAL: there is no log to recover it by');
  const { passphrase, publicKey, memory } = config.backup;
  const directory = to === undefined ? config.backup.directory : resolve(to);
  const isKept = directory === config.backup.directory;
  await new ArchiveFolder(directory, isKept ? memory : undefined).make();
  const copy = (ownerUrl: string) => {
    const source = { ownerUrl, cluster: clusterFolder(config), ...describeService(config) };
    const keys = { passphrase, publicKey };
    return writeBaseBackup(source, { directory, keys, clock: systemClock });
  };
  const { path, bytes } = await runAsOwner(config, copy, options);
  report.line(`${path}: ${bytes} bytes`);
}
