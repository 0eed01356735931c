import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { hasCode } from '#platform/error-code.ts';
import { migrateJobSchema } from '#platform/jobs/job-schema.ts';
import { distributeAdded } from './distribution/distribute.ts';
import { keepRestrictions } from './distribution/join-restrictions.ts';
import { inTransaction } from './in-transaction.ts';
import { splitStatements } from './split-statements.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Lock number shared by all instances that might migrate this database at once. */
const MIGRATION_LOCK = 7_301_114;

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
}

/** Loads the migrations of this version, in order; a gap or a duplicate number is an error. */
export async function loadMigrations(directory: URL = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(FILE_NAME.exec(name)?.[1]);
      if (number !== index + 1) throw new Error(`migration ${name} is out of sequence`);
      const text = await readFile(new URL(name, directory), 'utf8');
      return { number, name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * While a migration waits for a table, all later users of the table wait behind it: so it waits
 * briefly, and repeatedly.
 */
const LOCK_TIMEOUT = '3s';
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 15;
/** SQLSTATE of a lock timeout, and of a deadlock. */
const HELD = ['55P03', '40P01'];

/** Repeats work that found a table locked, for about a minute. */
async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, ...HELD) || attempt === LOCK_ATTEMPTS) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}

/**
 * Migrates the database at `url` to this version, the tables of the job queue last. Each migration
 * is one transaction and is recorded with its checksum; an applied file that has changed or is
 * missing stops the start. In a distributed database, the tables that it adds are distributed before the next one.
 * @param warn receives what a migration found and left for people to correct
 * @returns the names of newly applied migrations
 */
export async function migrate(
  url: string,
  migrations?: readonly Migration[],
  warn: (warning: string) => void = () => undefined,
): Promise<string[]> {
  const wanted = migrations ?? (await loadMigrations());
  const client = new Client({ connectionString: url });
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING' && message !== undefined) warn(message);
  });
  await client.connect();
  try {
    await requireUtf8(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create schema if not exists migration');
    await client.query(`create table if not exists migration.applied (
      number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ number: number; name: string; sha256: string }>(
      'select number, name, sha256 from migration.applied order by number',
    );
    for (const applied of rows) {
      const file = wanted.find(({ number }) => number === applied.number);
      if (file === undefined)
        throw new Error(`the database has migration ${applied.name}, which this version lacks`);
      if (file.sha256 !== applied.sha256)
        throw new Error(`migration ${applied.name} was changed after it was applied`);
    }
    const pending = wanted.slice(rows.length);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const migration of pending) {
      await apply(client, migration);
      await distributeAdded(client);
    }
    await retryWhileLocked(() => migrateJobSchema(url, LOCK_TIMEOUT));
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Refuses any encoding but UTF-8, which could not store some names. */
async function requireUtf8(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new Error(`the database is in ${encoding}, it must be created in UTF8`);
}

async function apply(client: Client, { number, name, sha256, text }: Migration): Promise<void> {
  try {
    await retryWhileLocked(() =>
      inTransaction(client, async () => {
        // A distributed database repeats a change of a table with all of its message.
        for (const statement of splitStatements(text)) await client.query(statement);
        await keepRestrictions(client);
        const record = 'insert into migration.applied (number, name, sha256) values ($1, $2, $3)';
        await client.query(record, [number, name, sha256]);
      }),
    );
  } catch (error) {
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
