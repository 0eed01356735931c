import { readFile } from 'node:fs/promises';
import { secretKeyIn, type DecryptionKeys } from '#platform/backup/keys.ts';
import { archiveAt } from '#platform/backup/open-place.ts';
import { verifyArchive } from '#platform/backup/verify-archive.ts';
import type { Config } from '#platform/config.ts';
import { CliError, writeLine, type Run } from './command.ts';
import type { verifyBackupCall } from './commands.ts';

/** Reads an archive to its end, and needs no database. */
export const runVerifyBackup: Run<typeof verifyBackupCall> = async ({
  positionals: [file],
  values,
  config,
}) => {
  const keys = await decryptionKeys(config, values.identity);
  const { tables, files, made_at } = await verifyArchive(archiveAt(file, config.backup), keys);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  writeLine(
    `Made at ${made_at}: ${rows} rows of ${tables.length} tables, ${files.count} files, all as they were written`,
  );
};

/** @param identity a file with the secret key, as age-keygen writes it */
export async function decryptionKeys(
  { backup: { passphrase } }: Pick<Config, 'backup'>,
  identity: string | undefined,
): Promise<DecryptionKeys> {
  if (identity === undefined) return { passphrase };
  const text = await readFile(identity, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CliError(`${identity}: there is no such file`);
  const secretKey = secretKeyIn(text);
  if (secretKey === undefined) throw new CliError(`${identity} holds no line AGE-SECRET-KEY-1…`);
  return { passphrase, secretKey };
}
