import { resolve } from 'node:path';
import { backupSource } from '#app/backup.ts';
import { ArchiveFolder } from '#platform/backup/archive-folder.ts';
import { buildArchiveName } from '#platform/backup/archive-name.ts';
import { isEncrypting } from '#platform/backup/keys.ts';
import { openPlace } from '#platform/backup/open-place.ts';
import { writeBackup, type WrittenBackup } from '#platform/backup/write-backup.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import { saveBase } from './base-backup.ts';
import { writeError, writeLine, type Run } from './command.ts';
import type { backupCall } from './commands.ts';
import { runAsOwner } from './owner-database.ts';
import { showProgress } from './progress.ts';

/** Backs up the database without migrating it, including one of an older version. */
export const runBackup: Run<typeof backupCall> = async ({ values, config }) => {
  const { passphrase, publicKey } = config.backup;
  const keys = { passphrase, publicKey };
  const { base: isBase, running: onlyRunning } = values;
  if (isBase) {
    const directory = values.to === undefined ? config.backup.directory : resolve(values.to);
    return saveBase(config, directory, { onlyRunning });
  }
  const now = instantOf(systemClock.nowMs());
  const place =
    values.to === undefined ? openPlace(config.backup) : new ArchiveFolder(resolve(values.to));
  const name = buildArchiveName(now, keys);
  if (!isEncrypting(keys))
    writeError('The archive is not encrypted: set BACKUP_PASSPHRASE or BACKUP_PUBLIC_KEY');
  const progress = showProgress({ counted: 'of the backup' });
  const written = await runAsOwner(
    config,
    (ownerUrl) =>
      writeBackup(backupSource(ownerUrl, config), {
        place,
        name,
        keys,
        now,
        onProgress: progress.show,
      }),
    { onlyRunning },
  ).finally(progress.end);
  report(place.addressOf(name), written);
};

function report(address: string, { bytes, manifest: { tables, files } }: WrittenBackup): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  writeLine(
    `${address}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${bytes} bytes`,
  );
  if (files.broken.length > 0)
    writeError(
      `${files.broken.length} files are missing, unreadable or altered and could not be saved: see millieme files verify`,
    );
}
