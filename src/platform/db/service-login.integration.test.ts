import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { migrateForService } from '#database/index.ts';
import { APP_ROLE, JOBS_ROLE } from '#platform/db/roles.ts';
import { openServiceLogin } from '#platform/db/service-login.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, startTestApp } from '#test/helpers/test-app.ts';
import {
  toServiceUrl,
  asSuperuser,
  freshDatabase,
  lentDatabase,
} from '#test/helpers/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-login-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aFolder = () => join(folder, randomUUID());

async function asLogin<T>(url: string, role: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: url, options: `-c role=${role}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the login that serves', () => {
  it('is made with a password that only its user can read, and is kept', async () => {
    const url = await freshDatabase();
    const dataDirectory = aFolder();
    const login = new URL(await openServiceLogin(url, dataDirectory));
    const file = join(dataDirectory, 'database-login');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`${login.username} ${login.password}\n`);
    expect(await openServiceLogin(url, dataDirectory)).toBe(login.href);
    expect((await openServiceLogin(url, aFolder())).includes(login.username)).toBe(false);
  });

  it('is made again on a server that does not know it, or another password', async () => {
    const url = await freshDatabase();
    const dataDirectory = aFolder();
    const { username } = new URL(await openServiceLogin(url, dataDirectory));
    for (const statement of [`alter role ${username} password 'x'`, `drop role ${username}`]) {
      await asSuperuser(url, (client) => client.query(statement));
      const again = await openServiceLogin(url, dataDirectory);
      expect(await asLogin(again, APP_ROLE, async () => 'connected')).toBe('connected');
    }
  });

  it('is that of DATABASE_APP_URL, which is made where it is missing', async () => {
    const url = await freshDatabase();
    const appUrl = new URL(url);
    const username = `office_${randomUUID().slice(0, 8)}`;
    Object.assign(appUrl, { username, password: 'p%40ss' });
    const dataDirectory = aFolder();
    expect(await openServiceLogin(url, dataDirectory, appUrl.href)).toBe(appUrl.href);
    expect(await asLogin(appUrl.href, JOBS_ROLE, async () => 'connected')).toBe('connected');
    expect(statSync(dataDirectory, { throwIfNoEntry: false })).toBeUndefined();
  });

  it.each([
    ['superuser', 'is a superuser'],
    ['bypassrls', 'passes row level security'],
    ['createrole', 'may make roles'],
    ['in role pg_read_server_files', 'may become pg_read_server_files'],
  ])('is refused when it can do more: %s', async (right, power) => {
    const url = await freshDatabase();
    const username = `mighty_${randomUUID().slice(0, 8)}`;
    await asSuperuser(url, (client) =>
      client.query(`create role ${username} login password 'mighty' ${right}`),
    );
    const appUrl = Object.assign(new URL(url), { username, password: 'mighty' }).href;
    const opened = openServiceLogin(url, aFolder(), appUrl);
    await expect(opened).rejects.toThrow(`the login that serves, ${username}, ${power}`);
  });
});

describe('a database whose owner is no superuser', () => {
  it('is served by a login that its owner makes, if it may make roles', async () => {
    const ownerUrl = await lentDatabase('createrole');
    const { username } = new URL(ownerUrl);
    await asSuperuser(inject('serverUrl'), (client) =>
      client.query(`grant ${APP_ROLE}, ${JOBS_ROLE} to ${username} with admin option`),
    );
    const settings = { dataDirectory: aFolder(), databaseAppUrl: undefined };
    const { url } = await migrateForService(ownerUrl, settings);
    expect(new URL(url).username).toMatch(/^millieme_/);
  });

  it('is served by a login of the administrator if it may not, and says so without', async () => {
    const ownerUrl = await lentDatabase('nocreaterole');
    const settings = { dataDirectory: aFolder(), databaseAppUrl: undefined };
    const without = migrateForService(ownerUrl, settings);
    await expect(without).rejects.toThrow('name it in DATABASE_APP_URL');
    const databaseAppUrl = toServiceUrl(ownerUrl);
    const { url } = await migrateForService(ownerUrl, { ...settings, databaseAppUrl });
    expect(url).toBe(databaseAppUrl);
  });
});

/**
 * Statements that would escape the restrictions; each must be refused to each role, and after
 * leaving it.
 */
const WAYS_OUT = [
  'set role postgres',
  'set session authorization postgres',
  'set row_security = off; select from app.buildings',
  `copy (select 1) to program 'true'`,
  `copy app.buildings to '/tmp/buildings'`,
  `copy app.buildings from program 'true'`,
  `select pg_read_file('/etc/passwd')`,
  `select pg_read_binary_file('postgresql.conf')`,
  `select pg_ls_dir('/')`,
  `select lo_import('/etc/passwd')`,
  `select lo_export(1, '/tmp/large')`,
  'alter table app.buildings disable row level security',
  'alter table app.buildings no force row level security',
  'drop policy tenant on app.buildings',
  'alter role current_user superuser',
  'alter role session_user bypassrls',
  'create role another',
  'alter system set fsync = off',
  `create function public.f() returns int language c as 'libc', 'f'`,
  'select from pg_authid',
  'update migration.applied set sha256 = sha256',
  'create table app.mine (id int)',
];

describe('the wall', async () => {
  const test = await startTestApp({ databaseUrl: await freshDatabase() });
  const tenant = await aTenant(test);
  await aFixture(test, tenant);
  const url = toServiceUrl(test.databaseUrl);

  describe.each([APP_ROLE, JOBS_ROLE])('around %s', (role) => {
    it.each(WAYS_OUT)('is not left by: %s', async (statement) => {
      for (const first of [`set role ${role}`, 'set role none', 'reset role']) {
        await asLogin(url, role, async (client) => {
          await client.query(first);
          const attempt = client.query(statement);
          await expect(attempt, first).rejects.toMatchObject({ code: '42501' });
        });
      }
    });
  });

  it('shows no row of any tenant to the login by itself, nor to the role of jobs', async () => {
    for (const leave of ['set role none', `set role ${JOBS_ROLE}`]) {
      await asLogin(url, APP_ROLE, async (client) => {
        const own = `app.organization_id = '${tenant.organizationId}'`;
        await client.query('begin');
        // As the service does: a distributed database takes no other setting to its parts.
        await client.query(`set local ${own}`);
        const shown = await client.query('select from app.buildings where organization_id = $1', [
          tenant.organizationId,
        ]);
        expect(shown.rowCount).toBeGreaterThan(0);
        await client.query('commit');
        await client.query(`set ${own}`);
        await client.query(leave);
        for (const table of ['app.buildings', 'auth.users', 'app.journal_entries']) {
          const attempt = client.query(`select from ${table}`);
          await expect(attempt, table).rejects.toMatchObject({ code: '42501' });
        }
      });
    }
  });

  it('lets the role that answers requests see no job', async () => {
    await asLogin(url, APP_ROLE, async (client) => {
      const attempt = client.query('select from graphile_worker._private_jobs');
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    });
  });
});
