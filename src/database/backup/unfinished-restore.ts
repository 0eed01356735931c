import { existsSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { onDatabase } from '../on-database.ts';
import { BackupError } from './backup-error.ts';
import { sync } from './sync.ts';

/**
 * Name of a file in the data folder, or of a schema in the database, that exists while a restore is
 * running.
 */
const MARK = 'restoring';

/** Marks a data folder as being restored: a killed restore leaves the mark behind. */
export async function markFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const handle = await open(join(directory, MARK), 'w', 0o600);
  await handle.close();
  await sync(directory);
}

/** Removes the mark of `markFolder`: the restore is complete. */
export async function unmarkFolder(directory: string): Promise<void> {
  await rm(join(directory, MARK), { force: true });
  await sync(directory);
}

/** Refuses a data folder with an unfinished restore. */
export function refuseUnfinishedFolder(directory: string): void {
  if (existsSync(join(directory, MARK)))
    throw new BackupError(
      `${directory} holds a restore that was cut off: remove the folder, and restore again`,
    );
}

/** Marks a database as being restored. */
export async function markDatabase(client: Client): Promise<void> {
  await client.query(`create schema ${MARK}`);
}

/** Removes the mark of `markDatabase`: the restore is complete. */
export async function unmarkDatabase(client: Client): Promise<void> {
  await client.query(`drop schema if exists ${MARK}`);
}

/** Refuses a database with an unfinished restore. */
export async function refuseUnfinishedDatabase(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ is_cut: boolean }>(
    `select to_regnamespace('${MARK}') is not null as is_cut`,
  );
  if (rows[0]?.is_cut === true)
    throw new BackupError(
      'the database holds a restore that was cut off, or is still going on: drop it, create it anew, and restore again',
    );
}

/** Refuses a database with an unfinished restore, by its address. */
export function requireFinishedRestore(url: string): Promise<void> {
  return onDatabase(url, refuseUnfinishedDatabase);
}
