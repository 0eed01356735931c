import { backupSource } from '#app/backup.ts';
import { clusterFolder } from '#app/cluster-folder.ts';
import { ArchiveFolder } from '#platform/backup/archive-folder.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { writeBaseBackup } from '#platform/wal-archive/base-backup.ts';
import { CliError, writeLine } from './command.ts';
import { runAsOwner, type OwnerOptions } from './owner-database.ts';

/**
 * Makes a base backup of the embedded database, from which its log allows a restore to any later
 * point in time.
 */
export async function saveBase(
  config: Config,
  directory: string,
  options?: OwnerOptions,
): Promise<void> {
  if (!config.walArchive)
    throw new CliError('--base goes with BACKUP_WAL: there is no log to recover it by');
  const { passphrase, publicKey, memory } = config.backup;
  const isKept = directory === config.backup.directory;
  await new ArchiveFolder(directory, isKept ? memory : undefined).make();
  const copy = (ownerUrl: string) => {
    const { secrets, version } = backupSource(ownerUrl, config);
    const source = { ownerUrl, cluster: clusterFolder(config), secrets, version };
    const keys = { passphrase, publicKey };
    return writeBaseBackup(source, { directory, keys, clock: systemClock });
  };
  const { path, bytes } = await runAsOwner(config, copy, options);
  writeLine(`${path}: ${bytes} bytes`);
}
