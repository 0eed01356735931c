import { resolve } from 'node:path';
import { runAsOwner, type OwnerOptions } from '#database/open-database.ts';
import type { OnProgress, Report } from '#database/report.ts';
import type { ServiceData } from '#database/service-data.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { ArchiveFolder } from './archive-folder.ts';
import { buildArchiveName } from './archive-name.ts';
import { backupSource } from './backup-source.ts';
import { readArchivedHeads, recordArchivedHeads } from './chain-heads.ts';
import { isEncrypting } from './keys.ts';
import { openArchiveStorage } from './open-storage.ts';
import { writeBackup } from './write-backup.ts';

export interface SaveOptions extends OwnerOptions {
  /** Folder instead of the configured one. */
  readonly to: string | undefined;
  readonly report: Report;
}

/**
 * Saves rows and files into one archive. The database is not migrated, so that one of an older
 * version can be saved, too.
 */
export async function saveArchive(
  config: Config,
  service: Pick<ServiceData, 'listFilesInUse' | 'listChains'>,
  { to, report, onProgress, ...options }: SaveOptions & { readonly onProgress?: OnProgress },
): Promise<void> {
  const { passphrase, publicKey } = config.backup;
  const keys = { passphrase, publicKey };
  const now = instantOf(systemClock.nowMs());
  const place =
    to === undefined ? openArchiveStorage(config.backup) : new ArchiveFolder(resolve(to));
  const name = buildArchiveName(now, keys);
  if (!isEncrypting(keys))
    report.warning('The archive is not encrypted: set BACKUP_PASSPHRASE or BACKUP_PUBLIC_KEY');
  const before = await readArchivedHeads(place);
  const { bytes, manifest, rewritten } = await runAsOwner(
    config,
    (ownerUrl) =>
      writeBackup(backupSource(ownerUrl, config, service), {
        place,
        name,
        keys,
        now,
        recorded: before?.heads,
        onProgress,
      }),
    options,
  );
  const { tables, files, chains } = manifest;
  await recordArchivedHeads(place, before, { made_at: now, heads: chains }, rewritten);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  report.line(
    `${place.addressOf(name)}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${bytes} bytes`,
  );
  for (const { chain, organization_id, chain_id, entry_count } of rewritten)
    report.warning(
      `History was rewritten since the archive of ${before?.made_at}: ${chain} ${chain_id} of organization ${organization_id}, at or before entry ${entry_count}`,
    );
  if (files.broken.length > 0)
    report.warning(
      `${files.broken.length} files are missing, unreadable or altered and could not be saved: see millieme files verify`,
    );
}
