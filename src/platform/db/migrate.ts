import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { migrateJobSchema } from '#platform/jobs/job-schema.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** One number for all instances that might migrate this database at once. */
const MIGRATION_LOCK = 7_301_114;

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
}

/** The migrations of this version, in order; a gap or a doubled number is an error. */
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
 * Brings the database at `url` to this version, the tables of the job queue last. Each migration is one transaction and is recorded
 * with its checksum; an applied file that changed, or is missing, stops the start.
 * @returns the names that were applied now.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await loadMigrations());
  const client = new Client({ connectionString: url });
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
    for (const migration of pending) await apply(client, migration);
    await migrateJobSchema(url);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Any other encoding would refuse some names at the moment they are written. */
async function requireUtf8(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new Error(`the database is in ${encoding}, it must be created in UTF8`);
}

async function apply(client: Client, { number, name, sha256, text }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration.applied (number, name, sha256) values ($1, $2, $3)', [
      number,
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
