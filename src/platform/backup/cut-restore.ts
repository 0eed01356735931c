import { existsSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { BackupError } from './backup-error.ts';
import { sync } from './sync.ts';

/** A file of the data folder, a schema of the database: there while something is restored into them. */
const MARK = 'restoring';

/**
 * Says of a data folder that a restore into it has begun, and not ended: a process that is killed
 * cannot say so any more.
 */
export async function markFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const handle = await open(join(directory, MARK), 'w', 0o600);
  await handle.close();
  await sync(directory);
}

export async function unmarkFolder(directory: string): Promise<void> {
  await rm(join(directory, MARK), { force: true });
  await sync(directory);
}

/** Refuses a data folder that a restore has begun to fill and did not. */
export function requireWholeFolder(directory: string): void {
  if (existsSync(join(directory, MARK)))
    throw new BackupError(
      `${directory} holds a restore that was cut off: remove the folder, and restore again`,
    );
}

/** The same of a database. */
export async function markDatabase(client: Client): Promise<void> {
  await client.query(`create schema ${MARK}`);
}

export async function unmarkDatabase(client: Client): Promise<void> {
  await client.query(`drop schema if exists ${MARK}`);
}

/** Refuses a database that a restore has begun to fill and did not. */
export async function requireWholeDatabase(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ is_cut: boolean }>(
    `select to_regnamespace('${MARK}') is not null as is_cut`,
  );
  if (rows[0]?.is_cut === true)
    throw new BackupError(
      'the database holds a restore that was cut off, or is still going on: drop it, create it anew, and restore again',
    );
}

/** The same, by an address of it. */
export async function requireWhole(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireWholeDatabase(client);
  } finally {
    await client.end();
  }
}
