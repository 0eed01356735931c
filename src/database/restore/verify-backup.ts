import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BackupError } from '#database/backup/backup-error.ts';
import type { DecryptionKeys } from '#database/backup/keys.ts';
import { openArchiveAt, type ArchiveStorageSettings } from '#database/backup/open-storage.ts';
import { verifyArchive } from '#database/backup/verify-archive.ts';
import type { Report } from '#database/report.ts';
import { verifyBase } from '#database/wal-archive/verify-base.ts';
import { isBase } from '#database/wal-archive/wal-folder.ts';
import { findRecoverySources, verifyToTime } from './restore-to-time.ts';

export interface VerifyOptions {
  readonly keys: DecryptionKeys;
  readonly report: Report;
}

/**
 * Reads a backup completely, without a database; refuses a damaged one.
 * @param address of an archive, of a base backup, or of a folder whose newest base backup and log are read
 */
export async function verifyBackup(
  address: string,
  settings: ArchiveStorageSettings,
  { keys, report }: VerifyOptions,
): Promise<void> {
  if (isBase(address)) {
    reportBase((await verifyBase(address, keys)).bytes, report);
  } else if (await isFolder(address)) {
    await verifyNewestBase(address, { keys, report });
  } else {
    const archive = await verifyArchive(openArchiveAt(address, settings), keys);
    const { tables, files, made_at } = archive;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    report.line(
      `Made at ${made_at}: ${rows} rows of ${tables.length} tables, ${files.count} files, all as they were written`,
    );
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Verifies the newest base backup of a folder, and its log. */
async function verifyNewestBase(directory: string, { keys, report }: VerifyOptions): Promise<void> {
  const found = await findRecoverySources(resolve(directory), undefined);
  const { bytes } = await verifyToTime(found, keys);
  const { base, log, hasGap } = found.plan;
  report.line(`${base.path} with ${log.length} files of its log:`);
  if (hasGap) throw new BackupError('a segment of the log is missing: see restore --to-time');
  reportBase(bytes, report);
}

function reportBase(bytes: number, report: Report): void {
  report.line(`A database of ${bytes} bytes, all as they were written`);
}
