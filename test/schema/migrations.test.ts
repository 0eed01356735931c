import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { loadMigrations, migrate } from '#platform/db/migrate.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { asSuperuser, createEmptyDatabase, freshDatabase } from '#test/helpers/test-database.ts';

async function inFolder(
  files: Readonly<Record<string, string>>,
  work: (folder: URL) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'millieme-migrations-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await work(pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('migrations', () => {
  it('have nothing to do on a migrated database, also for two at once', async () => {
    const url = await freshDatabase();
    expect(await Promise.all([migrate(url), migrate(url)])).toEqual([[], []]);
  });

  it('refuse a database that cannot hold every name', async () => {
    const url = new URL(await freshDatabase());
    await asSuperuser(url.href, (client) =>
      client.query(`create database latin_${process.pid} encoding 'LATIN1' locale_provider libc
        lc_collate 'C' lc_ctype 'C' template template0`),
    );
    url.pathname = `/latin_${process.pid}`;
    await expect(migrate(url.href)).rejects.toThrow('the database is in LATIN1');
  });

  it('refuse a changed file, and one that is gone', async () => {
    const url = await freshDatabase();
    const migrations = await loadMigrations();
    const changed = migrations.map((one, index) =>
      index === 1 ? { ...one, sha256: 'other' } : one,
    );
    await expect(migrate(url, changed)).rejects.toThrow(
      '0002_auth.sql was changed after it was applied',
    );
    await expect(migrate(url, migrations.slice(0, -1))).rejects.toThrow('which this version lacks');
  });

  it('are one transaction each: a failing one leaves nothing', async () => {
    const url = await freshDatabase();
    const migrations = await loadMigrations();
    const number = migrations.length + 1;
    const broken = {
      number,
      name: 'broken.sql',
      sha256: 'x',
      text: 'create table app.half (id int); select 1 / 0;',
    };
    await expect(migrate(url, [...migrations, broken])).rejects.toThrow(
      'migration broken.sql failed: division by zero',
    );
    const { rows } = await asSuperuser(url, (client) =>
      client.query(`select to_regclass('app.half') as half`),
    );
    expect(rows).toEqual([{ half: null }]);
  });

  it('refuse a gap and a doubled number', async () => {
    await inFolder({ '0001_a.sql': '', '0003_c.sql': '' }, async (folder) => {
      await expect(loadMigrations(folder)).rejects.toThrow('0003_c.sql is out of sequence');
    });
    await inFolder({ '0001_a.sql': '', '0001_b.sql': '' }, async (folder) => {
      await expect(loadMigrations(folder)).rejects.toThrow('0001_b.sql is out of sequence');
    });
  });
});

describe('a migration that was committed', () => {
  const SUMS = 'db/migrations/SHA256SUMS';

  it('is what was recorded of it', async () => {
    const recorded = (await readFile(SUMS, 'utf8')).trimEnd().split('\n');
    const present = (await loadMigrations()).map(({ sha256, name }) => `${sha256}  ${name}`);
    expect(present).toEqual(recorded);
  });

  it('is recorded once and for all', async () => {
    const { stdout } = await promisify(execFile)('git', ['log', '--format=', '-p', '--', SUMS]);
    expect(stdout.split('\n').filter((line) => /^-[^-]/.test(line))).toEqual([]);
  });
});

/** Tests of a migration that changes rows: its input, and queries that each return what it did wrong. */
const DATA_TESTS = 'db/migration-tests/';
/** From this migration on; a distributed database takes one change of a table at a time. */
const FIRST_ONE_BY_ONE = 118;

/** Finds statements that change a table in several ways at once. */
function findSeveralChanges(text: string): string[] {
  const code = text.replaceAll(/--.*|'(?:[^']|'')*'/g, '');
  const statements = [...code.matchAll(/\balter table [^;]*;/gi)].map(([statement]) => statement);
  return statements.filter((statement) => {
    let flat = statement;
    for (let inner = ''; inner !== flat;)
      [inner, flat] = [flat, flat.replaceAll(/\([^()]*\)/g, '')];
    return flat.includes(',');
  });
}

describe('a migration for several servers', () => {
  it('finds two changes in one statement', () => {
    expect(findSeveralChanges('alter table app.a add column b numeric(1, 2);')).toEqual([]);
    const both = 'alter table app.a add column b text, drop column c;';
    expect(findSeveralChanges(both)).toEqual([both]);
  });

  it('changes a table in one way per statement', async () => {
    const migrations = await loadMigrations();
    const latest = migrations.filter(({ number }) => number >= FIRST_ONE_BY_ONE);
    for (const { name, text } of nonEmpty(latest))
      expect(findSeveralChanges(text), name).toEqual([]);
  });
});

const CHANGES_ROWS = /^\s*(?:insert|update|delete|merge|truncate)\b/im;

async function run(client: Client, file: string): Promise<readonly unknown[]> {
  const results = await client.query(await readFile(`${DATA_TESTS}${file}`, 'utf8'));
  return [results].flat().flatMap(({ command, rows }) => (command === 'SELECT' ? rows : []));
}

describe('a migration of rows', async () => {
  const files = await readdir(DATA_TESTS);
  const migrations = await loadMigrations();
  const before = (name: string) => name.replace('.sql', '.before.sql');
  const after = (name: string) => name.replace('.sql', '.after.sql');

  it('has a test, like everything that is tested is one', () => {
    const changing = migrations.filter(({ text }) => CHANGES_ROWS.test(text.replace(/--.*/g, '')));
    for (const { name } of nonEmpty(changing)) expect(files).toContain(before(name));
    const known = migrations.flatMap(({ name }) => [before(name), after(name)]);
    for (const file of files) expect(known).toContain(file);
  });

  it.each(migrations.filter(({ name }) => files.includes(before(name))))(
    '$name keeps what there was',
    async ({ name, number }) => {
      const url = await createEmptyDatabase();
      await migrate(url, migrations.slice(0, number - 1));
      await asSuperuser(url, (client) => run(client, before(name)));
      await migrate(url, migrations.slice(0, number));
      expect(await asSuperuser(url, (client) => run(client, after(name)))).toEqual([]);
    },
  );
});
