import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findRecoverySources, verifyToTime } from '#app/restore-to-time.ts';
import { findSecretKey, type DecryptionKeys } from '#platform/backup/keys.ts';
import { openArchiveAt } from '#platform/backup/open-place.ts';
import { verifyArchive } from '#platform/backup/verify-archive.ts';
import type { Config } from '#platform/config.ts';
import { verifyBase } from '#platform/wal-archive/verify-base.ts';
import { isBase } from '#platform/wal-archive/wal-folder.ts';
import { CliError, writeLine, type Run } from './command.ts';
import type { verifyBackupCall } from './commands.ts';

/** Reads an archive completely, without a database. */
export const runVerifyBackup: Run<typeof verifyBackupCall> = async ({
  positionals: [file],
  values,
  config,
}) => {
  const keys = await decryptionKeys(config, values.identity);
  if (isBase(file)) return said((await verifyBase(file, keys)).bytes);
  if (await isFolder(file)) return verifyNewestBase(file, keys);
  const { tables, files, made_at } = await verifyArchive(openArchiveAt(file, config.backup), keys);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  writeLine(
    `Made at ${made_at}: ${rows} rows of ${tables.length} tables, ${files.count} files, all as they were written`,
  );
};

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Verifies the newest base backup of a folder, and its log. */
async function verifyNewestBase(directory: string, keys: DecryptionKeys): Promise<void> {
  const found = await findRecoverySources(resolve(directory), undefined);
  const { bytes } = await verifyToTime(found, keys);
  const { base, log, hasGap } = found.plan;
  writeLine(`${base.path} with ${log.length} files of its log:`);
  if (hasGap) throw new CliError('a segment of the log is missing: see restore --to-time');
  said(bytes);
}

function said(bytes: number): void {
  writeLine(`A database of ${bytes} bytes, all as they were written`);
}

/**
 * Reads the decryption keys.
 * @param identity file with the secret key, as age-keygen writes it
 */
export async function decryptionKeys(
  { backup: { passphrase } }: Pick<Config, 'backup'>,
  identity: string | undefined,
): Promise<DecryptionKeys> {
  if (identity === undefined) return { passphrase };
  const text = await readFile(identity, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CliError(`${identity}: there is no such file`);
  const secretKey = findSecretKey(text);
  if (secretKey === undefined) throw new CliError(`${identity} holds no line AGE-SECRET-KEY-1…`);
  return { passphrase, secretKey };
}
