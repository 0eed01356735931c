import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#database/index.ts';
import { makePseudonym } from '#domain/privacy/erasure.ts';
import { loadMigrations, migrate } from '#platform/db/migrate.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { PROGRAM_ENV } from '#test/helpers/program-env.ts';
import {
  anOrganization,
  aTenant,
  call,
  must,
  startTestApp,
  TEST_SECRET,
} from '#test/helpers/test-app.ts';
import { asSuperuser, createEmptyDatabase, freshDatabase } from '#test/helpers/test-database.ts';

const CLI = new URL('../src/cli.ts', import.meta.url).pathname;
const RESIDENCE = new URL('data/residence/', import.meta.url).pathname;

/** Every command is a separate process. */
const PATIENCE = { timeout: LIMITS.longTest };

const scratch = mkdtempSync(join(tmpdir(), 'millieme-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Env = Readonly<Record<string, string>>;

function millieme(args: readonly string[], env: Env = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      {
        cwd: scratch,
        env: { ...PROGRAM_ENV, DATA_DIR: join(scratch, 'data'), ...env },
        maxBuffer: 16 * 1024 * 1024,
      },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
    child.stdin?.end();
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

let url: string;
let env: Env;
const test = await startTestApp({ databaseUrl: await freshDatabase() });
beforeAll(() => {
  url = test.databaseUrl;
  env = { DATABASE_URL: url, JWT_SECRET: TEST_SECRET };
});

describe('millieme', PATIENCE, () => {
  it('explains itself and each of its commands', async () => {
    const overview = await millieme(['--help']);
    expect(overview).toMatchObject({ code: 0, err: '' });
    const names = ['import', 'migrate', 'create-admin', 'metrics-token', 'openapi'];
    for (const name of names) {
      expect(overview.out).toContain(`  ${name} `);
      const help = await millieme([name, '--help']);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`Usage: millieme ${name}`);
    }
  });

  it.each([
    [[], 'a command is missing'],
    [['fly'], "unknown command 'fly'"],
    [['migrate', '--fast'], '--fast'],
    [['import', '--organization', 'x'], "missing required argument 'DIR_OR_XLSX'"],
    [['import', RESIDENCE], "required option '--organization <ID>' not specified"],
    [['create-admin'], "required option '--email <E>' not specified"],
    [['create-admin', '--email', ' '], "option '--email <E>' argument ' ' is invalid"],
    [['migrate', 'now'], 'too many arguments'],
    [['drill', '--base', '--monitoring'], "'--monitoring' cannot be used with option '--base'"],
    [['restore', 'x', '--into', 'y', '--to-time', 'noon'], '--to-time takes an instant'],
    [['create-admin', '--email', 'nobody'], 'nobody is not an e-mail address'],
  ])('refuses %j in one line', async (args, message) => {
    const { code, out, err } = await millieme(args, env);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err)).toEqual([expect.stringContaining(message)]);
  });

  it('refuses a malformed setting, and a database that is not there, in one line', async () => {
    const bad = await millieme(['migrate'], { DATABASE_URL: 'mysql://x' });
    expect(bad).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL must') });
    const gone = await millieme(['migrate'], { DATABASE_URL: 'postgres://localhost:1/none' });
    expect(gone).toMatchObject({ code: 1, out: '' });
    expect(lines(gone.err)).toHaveLength(1);
    expect(gone.err).not.toMatch(/ {4}at /);
  });

  it('says whether there was anything to migrate', async () => {
    expect(await millieme(['migrate'], env)).toEqual({
      code: 0,
      out: 'The database is up to date\n',
      err: '',
    });
  });

  it('prints what a migration leaves to people, whichever command applies it', async () => {
    const older = await createEmptyDatabase();
    const migrations = await loadMigrations();
    const place = migrations.findIndex(({ name }) => name === '0095_folded_names.sql');
    await migrate(older, migrations.slice(0, place));
    const before = new URL('../db/migration-tests/0095_folded_names.before.sql', import.meta.url);
    await asSuperuser(older, (client) => client.query(readFileSync(before, 'utf8')));
    const printed = await millieme(['erasures', 'list'], { DATABASE_URL: older });
    expect(printed).toMatchObject({ code: 0, out: '' });
    expect(printed.err).toContain('has the name of another one');
    expect((await millieme(['erasures', 'list'], { DATABASE_URL: older })).err).toBe('');
  });

  it('prints a token that reads the metrics and opens nothing else', async () => {
    const { code, out } = await millieme(['metrics-token'], env);
    expect(code).toBe(0);
    expect(await test.accessTokens.verifyMetricsToken(out.trim())).toBe(true);
    expect(await test.accessTokens.verify(out.trim())).toBeUndefined();
  });

  it('prints the interface description without a database', async () => {
    const { code, out, err } = await millieme(['openapi'], { LOG_LEVEL: 'info' });
    expect({ code, err: err.replaceAll(/^.*Deprecat.*$|^\(Use .*$/gm, '').trim() }).toEqual({
      code: 0,
      err: '',
    });
    const description = JSON.parse(out) as { openapi: string; paths: object };
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toContain('/api/v1/imports/buildings');
  });

  it('creates an administrator who can sign in, once', async () => {
    const args = ['create-admin', '--email', 'admin@example.org', '--name', 'Ada'];
    const weak = await millieme(args, { ...env, MILLIEME_ADMIN_PASSWORD: 'password1234' });
    expect(weak).toMatchObject({ code: 1, err: expect.stringContaining('too easy to guess') });
    const unasked = await millieme(args, env);
    expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('no terminal') });
    const password = 'Zwarte-Lijster-klimt-1810';
    const made = await millieme(args, { ...env, MILLIEME_ADMIN_PASSWORD: password });
    expect(made).toEqual({ code: 0, out: 'Created the SuperAdmin admin@example.org\n', err: '' });
    const body = { email: 'admin@example.org', password };
    must(await call(test.app, 'POST', '/auth/login', { body }), 200);
    const again = await millieme(args, { ...env, MILLIEME_ADMIN_PASSWORD: password });
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  });
});

describe('millieme import', PATIENCE, () => {
  it('takes a folder over, and then finds nothing new in a folder or a ZIP', async () => {
    const organization = await anOrganization(test);
    const args = (path: string) => ['import', path, '--organization', organization];
    const dry = await millieme([...args(RESIDENCE), '--dry-run'], env);
    expect(dry).toMatchObject({ code: 0, err: '' });
    const counts = '60 units, 60 owners, 82 unit owners, 2 distribution keys';
    expect(lines(dry.out)[0]).toBe(`Dry run: would write to a new building: ${counts}`);
    const { code, out, err } = await millieme(args(RESIDENCE), env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Imported into building [0-9a-f-]{36}: ${counts}$`, 'm'));
    expect(out).toContain('205 of 205 records written');
    expect(out).toContain(
      'Ignored: README.md, assembly_2025.json, expected_2025.json, expected_per_owner.csv',
    );
    const zip = join(scratch, 'residence.zip');
    const files = ['building', 'units', 'owners', 'unit_owners', 'distribution_keys'];
    const entries = files.map((name) => [`${name}.csv`, readFileSync(`${RESIDENCE}${name}.csv`)]);
    writeFileSync(zip, zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
    expect(await millieme(args(zip), env)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing new: building'),
    });
    const [row] = await asSuperuser(url, async (client) => {
      const result = await client.query<{ created_by: string }>(
        'select distinct created_by from app.units where organization_id = $1',
        [organization],
      );
      return result.rows;
    });
    expect(row?.created_by).toBe('00000000-0000-0000-0000-000000000000');
  });

  it('says each error in one line, whatever stands in the cell', async () => {
    const organization = await anOrganization(test);
    const folder = join(scratch, 'broken');
    cpSync(RESIDENCE, folder, { recursive: true });
    const units = readFileSync(join(folder, 'units.csv'), 'utf8');
    writeFileSync(
      join(folder, 'units.csv'),
      units.replace('135.0,424', '135.0,"4\n\u{1B}[2J24"').replace('82.5,238', '82.5,'),
    );
    const { code, out, err } = await millieme(
      ['import', folder, '--organization', organization],
      env,
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(lines(err)).toEqual([
      expect.stringMatching(/^units\.csv:2 quota: .+/),
      expect.stringMatching(/^units\.csv:4 quota: .+/),
      'millieme: 2 errors; nothing was written',
    ]);
    expect(err).not.toContain('\u{1B}');
  });

  it('names an organization or a path that is not there', async () => {
    const unknown = '0193f7a0-0000-7000-8000-000000000000';
    for (const id of [unknown, 'acme']) {
      expect(await millieme(['import', RESIDENCE, '--organization', id], env)).toEqual({
        code: 1,
        out: '',
        err: `millieme: There is no organization ${id}\n`,
      });
    }
    expect(await millieme(['import', '/nowhere', '--organization', unknown], env)).toMatchObject({
      code: 1,
      err: 'millieme: /nowhere: there is no such file or folder\n',
    });
    const file = join(scratch, 'plain.zip');
    writeFileSync(file, strToU8('no archive'));
    const organization = await anOrganization(test);
    const { err } = await millieme(['import', file, '--organization', organization], env);
    expect(lines(err)[0]).toMatch(/^plain\.zip: /);
  });
});

describe('the embedded database', PATIENCE, () => {
  it('is started for a command, and used and left running where it runs already', async () => {
    const data = join(scratch, 'embedded');
    mkdirSync(data);
    const first = await millieme(['migrate'], { DATA_DIR: data });
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('Applied: 0001_') });
    const running = await startPostgres({ dataDirectory: join(data, 'postgres') });
    try {
      const second = await millieme(['migrate'], { DATA_DIR: data });
      expect(second).toMatchObject({ code: 0, out: 'The database is up to date\n' });
      await expect(connects(running.port)).resolves.toBe(true);
    } finally {
      await running.stop();
    }
    const third = await millieme(['migrate'], { DATA_DIR: data });
    expect(third).toMatchObject({ code: 0, out: 'The database is up to date\n' });
    await expect(connects(running.port)).resolves.toBe(false);
  });
});

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.end();
  });
}

describe('millieme erasures', PATIENCE, () => {
  it('erases once more whom a restored backup has brought back', async () => {
    const { syndic, organizationId } = await aTenant(test);
    const erased = async (name: string): Promise<string> => {
      const { id } = must(await syndic.post('/owners', { name, email: 'x@example.org' }), 201);
      must(await syndic.delete(`/gdpr/owners/${id}/delete-data`), 200);
      return id;
    };
    const [back, gone] = [await erased('Anna Back'), await erased('Bert Gone')];
    const listed = await millieme(['erasures', 'list'], env);
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(lines(listed.out)).toEqual([`${organizationId} ${back}`, `${organizationId} ${gone}`]);
    const file = join(scratch, 'erasures.txt');
    writeFileSync(file, listed.out);

    await asSuperuser(url, (client) =>
      client.query(`update app.owners set name = 'Anna Back' where id = $1`, [back]),
    );
    const replayed = await millieme(['erasures', 'replay', '--file', file], env);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toContain('1 of 2 had come back');
    const { name } = must(await syndic.get(`/owners/${back}`), 200);
    expect(name).toBe(makePseudonym(back));
    const again = await millieme(['erasures', 'replay', '--file', file], env);
    expect(again.out).toContain('0 of 2 had come back');
  });

  it.each([
    [['erasures', 'forget'], 'Allowed choices are list, replay'],
    [['erasures', 'replay'], 'replay needs --file'],
    [['erasures', 'replay', '--file', '/nowhere'], '/nowhere: there is no such file'],
    [['erasures', 'replay', '--file', CLI], 'two ids are expected'],
  ])('%j: %s', async (args, message) => {
    const refused = await millieme(args, env);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain(message);
  });
});

describe('millieme backup', PATIENCE, () => {
  const backups = join(scratch, 'backups');
  const settings = () => ({ ...env, BACKUP_DIR: backups });

  it('saves everything into one archive, which is verified without a database', async () => {
    const plain = await millieme(['backup'], settings());
    expect(plain).toMatchObject({ code: 0, err: expect.stringContaining('is not encrypted') });
    expect(plain.out).toMatch(
      /^.*backups\/millieme-\d{8}T\d{6}Z\.tar: \d+ rows of \d+ tables, 0 files/,
    );
    const sealed = { ...settings(), BACKUP_PASSPHRASE: 'drie-zwanen-op-het-kanaal' };
    const elsewhere = join(scratch, 'elsewhere');
    const made = await millieme(['backup', '--to', elsewhere], sealed);
    expect(made).toMatchObject({ code: 0, err: '' });
    const [file = ''] = made.out.split(': ');
    const verified = await millieme(['verify-backup', file], { ...sealed, DATABASE_URL: '' });
    expect(verified).toMatchObject({
      code: 0,
      out: expect.stringContaining('as they were written'),
    });
    const { err } = await millieme(['verify-backup', file], settings());
    expect(lines(err)).toEqual([expect.stringContaining('BACKUP_PASSPHRASE or --identity')]);
  });

  it('starts no server of its own where that of the service is asked for, and does not run', async () => {
    const elsewhere = join(scratch, 'not-running');
    const away = { ...settings(), DATABASE_URL: '', DATA_DIR: elsewhere, BACKUP_WAL: '1' };
    for (const args of [
      ['backup', '--running'],
      ['backup', '--base', '--running'],
    ]) {
      const refused = await millieme(args, away);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain('the database of the service is not running');
    }
    expect(existsSync(join(elsewhere, 'postgres'))).toBe(false);
    const kept = { ...away, BACKUP_DIR: join(elsewhere, 'backups') };
    const copy = () => millieme(['backup', '--base', '--running'], kept);
    expect((await copy()).err).toContain('is not running');
    rmSync(kept.BACKUP_DIR, { recursive: true });
    expect((await copy()).err).toContain('is gone, where backups were kept');
    expect(existsSync(kept.BACKUP_DIR)).toBe(false);
  });

  it('restores the newest archive for a drill, says how long it took, and leaves nothing', async () => {
    const none = await millieme(['drill'], { ...env, BACKUP_DIR: join(scratch, 'no-backups') });
    expect(lines(none.err)).toEqual([expect.stringContaining('holds no archive')]);
    const room = join(scratch, 'room');
    const tight = { ...settings(), DISK_RESERVE_MIB: '1000000' };
    const full = await millieme(['drill', '--scratch', room], tight);
    expect(lines(full.err)).toEqual([expect.stringContaining('MiB are needed and')]);
    const [archive = ''] = readdirSync(backups).filter((name) => name.endsWith('.tar'));
    const into = join(scratch, 'no-room');
    const refused = await millieme(['restore', join(backups, archive), '--into', into], tight);
    expect(lines(refused.err)).toEqual([expect.stringContaining('MiB are needed and')]);
    expect(readdirSync(into)).toEqual([]);
    const done = await millieme(['drill', '--scratch', room], settings());
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toMatch(
      /^verify: .* s\nmigrate: .* s\nload: .* s\nupgrade: .* s\nprove: .* s\n/,
    );
    expect(done.out).toContain('is restored in');
    expect(readdirSync(room)).toEqual([]);
    const log = readFileSync(join(backups, 'drills.jsonl'), 'utf8').trim().split('\n');
    expect(log.map((line) => (JSON.parse(line) as { failure: unknown }).failure)).toEqual([
      expect.stringContaining('are needed'),
      null,
    ]);
  });

  it('restores an archive into an empty folder, and erases who was erased since', async () => {
    const { syndic, organizationId } = await aTenant(test);
    const { id } = must(
      await syndic.post('/owners', { name: 'Cara Gone', email: 'c@example.org' }),
      201,
    );
    const restored = join(scratch, 'restored');
    const made = await millieme(['backup', '--to', join(scratch, 'before')], env);
    const [file = ''] = made.out.split(': ');
    must(await syndic.delete(`/gdpr/owners/${id}/delete-data`), 200);
    const list = join(scratch, 'before', 'erasures.txt');
    writeFileSync(list, `${organizationId} ${id}\n`);
    const args = ['restore', file, '--into', restored];
    // It is stored beside the archive.
    expect(await millieme(args)).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Restored what was saved at .*\n1 who were erased since had come back.*\nBooks, votes .* are proved\n$/,
      ),
      err: '',
    });
    expect(await millieme(['files', 'verify'], { DATA_DIR: restored })).toMatchObject({ code: 0 });
    const again = await millieme(args);
    expect(again.code).toBe(1);
    expect(lines(again.err)).toEqual([expect.stringContaining('already contains database-login')]);
    const taken = await millieme(['restore', file, '--into', url], {
      DATA_DIR: join(scratch, 'new'),
    });
    expect(lines(taken.err)).toEqual([expect.stringContaining('restore into an empty one')]);
  });

  it.each([
    [['restore', '/nowhere', '--into', join(scratch, 'none')], '/nowhere: there is no such file'],
    [['verify-backup', '/nowhere'], '/nowhere: there is no such file'],
    [['verify-backup', CLI], 'the archive is damaged at its beginning'],
    [['verify-backup', CLI, '--identity', '/nowhere'], '/nowhere: there is no such file'],
    [['verify-backup', CLI, '--identity', CLI], 'holds no line AGE-SECRET-KEY-1'],
  ])('%j: %s', async (args, message) => {
    const refused = await millieme(args, settings());
    expect(refused.code).toBe(1);
    expect(lines(refused.err)).toEqual([expect.stringContaining(message)]);
  });
});
