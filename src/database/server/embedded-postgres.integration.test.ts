import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import {
  createDatabaseIfMissing,
  startPostgres,
  type RunningPostgres,
  type StartPostgresOptions,
} from './embedded-postgres.ts';
import { findPostmaster, isAlive } from './postmaster.ts';

const program = join(import.meta.dirname, '../../../test/helpers/postgres-service.ts');

const execute = promisify(execFile);

let folder: string;
let dataDirectory: string;
const running: RunningPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  // As root: only root may enter the folder, yet the server runs as another user.
  folder = mkdtempSync(join(tmpdir(), 'millième data '));
  chmodSync(folder, 0o700);
  dataDirectory = join(folder, 'data', 'postgres');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const orphan = await findPostmaster(dataDirectory);
  if (orphan !== undefined) await (await start()).stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(options: Partial<StartPostgresOptions> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDirectory, durable: false, ...options });
  running.push(server);
  return server;
}

function spawnService(): ChildProcess {
  const options = JSON.stringify({ dataDirectory, durable: false });
  const child = spawn(process.execPath, [program, options], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function whenServing(child: ChildProcess): Promise<{ pid: number; adopted: boolean }> {
  if (child.stdout === null) throw new Error('no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return JSON.parse(line) as { pid: number; adopted: boolean };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function query(url: string, text: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<unknown[]>({ text, rowMode: 'array' });
    return result.rows;
  } finally {
    await client.end();
  }
}

describe('starting', () => {
  test('makes a cluster, and keeps its data', async () => {
    const first = await start({ durable: true });
    const database = await createDatabaseIfMissing(first.url, 'a "b" ç/d');
    expect(await createDatabaseIfMissing(first.url, 'a "b" ç/d')).toBe(database);
    await query(database, 'create table kept as select 7 as n');
    await first.stop();
    // The system keeps a process for a moment after its end.
    await vi.waitUntil(() => !isAlive(first.pid), LIMITS.poll);

    const second = await start({ durable: true });
    expect(second.adopted).toBe(false);
    const again = await createDatabaseIfMissing(second.url, 'a "b" ç/d');
    expect(await query(again, 'select n from kept')).toEqual([[7]]);
  });

  test('the cluster is private, of UTF-8, in UTC, and reachable on the loopback only', async () => {
    const { url } = await start();
    const cluster = statSync(dataDirectory);
    expect(cluster.mode & 0o777).toBe(0o700);
    expect(cluster.uid).not.toBe(0);
    expect(statSync(join(dataDirectory, 'superuser-password')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['postgres']);
    const settings = ['server_encoding', 'timezone', 'listen_addresses', 'unix_socket_directories'];
    const shown = settings.map((name) => `current_setting('${name}')`).join(', ');
    expect(await query(url, `select ${shown}, lower('ÉÇ'), 'Z' < 'a', 'é' > 'z'`)).toEqual([
      ['UTF8', 'UTC', '127.0.0.1', '', 'éç', true, true],
    ]);
    const stranger = new URL(url);
    stranger.password = 'wrong';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  test('what stays connected to watch the server has no rights, also after a restart', async () => {
    const watching = `select usename, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
        exists (select from pg_auth_members where member = usesysid)
      from pg_stat_activity join pg_roles on rolname = usename
      where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    const powerless = [['millieme_watcher', false, false, false, false, false, false]];
    const first = await start();
    expect(await query(first.url, watching)).toEqual(powerless);
    // As in a cluster that was restored with another password.
    await query(first.url, "alter role millieme_watcher password 'another'");
    await first.stop();
    const second = await start();
    expect(await query(second.url, watching)).toEqual(powerless);
  });

  test('only a throw-away server gives up durability', async () => {
    const fsync = "select current_setting('fsync'), current_setting('full_page_writes')";
    const throwAway = await start({ settings: { work_mem: '5MB' } });
    expect(await query(throwAway.url, fsync)).toEqual([['off', 'off']]);
    expect(await query(throwAway.url, 'show work_mem')).toEqual([['5MB']]);
    await throwAway.stop();
    const durable = await start({ durable: true });
    expect(await query(durable.url, fsync)).toEqual([['on', 'on']]);
  });

  test('the server runs as batch work, on every connection', async () => {
    const { url, pid } = await start();
    const policyOf = async (server: unknown) =>
      (await execute('chrt', ['-p', String(server)])).stdout;
    const [[backend] = []] = await query(
      url,
      "select pid from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()",
    );
    expect(await policyOf(pid)).toContain('SCHED_BATCH');
    expect(await policyOf(backend)).toContain('SCHED_BATCH');
  });

  test('a cluster whose making was interrupted is made anew', async () => {
    const child = spawnService();
    await vi.waitUntil(() => initializing().length > 0, { timeout: LIMITS.program, interval: 5 });
    await kill(child);
    expect(initializing()).toHaveLength(1);
    const { url, adopted } = await start();
    expect(adopted).toBe(false);
    expect(await query(url, 'select 1')).toEqual([[1]]);
    expect(readdirSync(join(folder, 'data'))).toEqual(['postgres']);
  });

  test('a port that was asked for is used, or named when taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(`port ${port} is taken`);
    await new Promise((resolve) => other.close(resolve));
    expect((await start({ port })).port).toBe(port);
  });
});

function initializing(): string[] {
  const data = join(folder, 'data');
  return statSync(data, { throwIfNoEntry: false }) === undefined
    ? []
    : readdirSync(data).filter((name) => name.includes('.initializing-'));
}

describe('one folder, one service', () => {
  test('the server of a killed service is taken over and then stopped', async () => {
    const child = spawnService();
    const orphan = await whenServing(child);
    await kill(child);
    expect(isAlive(orphan.pid)).toBe(true);

    const server = await start();
    expect(server).toMatchObject({ adopted: true, pid: orphan.pid });
    await server.stop();
    expect(await findPostmaster(dataDirectory)).toBeUndefined();
  });

  test('a second service is refused and leaves the first alone', async () => {
    const child = spawnService();
    const first = await whenServing(child);
    await expect(start()).rejects.toThrow(
      `another Millième is already running on ${dataDirectory}`,
    );
    const exited = once(child, 'exit');
    child.stdin?.end();
    expect(await exited).toEqual([0, null]);
    // Its parent has died: another process has to reap it.
    await vi.waitUntil(() => !isAlive(first.pid), LIMITS.poll);
  });

  test('of two services that start at the same moment on a new folder one serves', async () => {
    const attempts = await Promise.allSettled([start(), start()]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = attempts.find((attempt) => attempt.status === 'rejected');
    expect(String(refusal?.reason)).toContain('already running');
    expect(await query(running[0]?.url ?? '', 'select 1')).toEqual([[1]]);
  });

  test('a start while the service before is stopping waits for its turn', async () => {
    const first = await start();
    const [, second] = await Promise.all([first.stop(), start()]);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select 1')).toEqual([[1]]);
  });

  test('the lock is taken again after its connection broke', async () => {
    const { url } = await start();
    const holders = "select pid from pg_locks where locktype = 'advisory' and granted";
    const [[lost] = []] = await query(url, holders);
    await query(url, `select pg_terminate_backend(${String(lost)})`);
    // The lock outlives its connection by a moment.
    await vi.waitUntil(
      async () => (await query(url, holders)).some(([pid]) => pid !== lost),
      LIMITS.poll,
    );
    await expect(startPostgres({ dataDirectory })).rejects.toThrow('already running');
  });

  test('the end of the server under a service is reported', async () => {
    const lost = vi.fn<(reason: Error) => void>();
    const server = await start({ onLost: lost });
    process.kill(server.pid, 'SIGKILL');
    await vi.waitUntil(() => lost.mock.calls.length > 0, LIMITS.poll);
    expect(lost.mock.lastCall?.[0].message).toContain('has ended');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await query(next.url, 'select 1')).toEqual([[1]]);
  });
});

describe('folders it does not serve', () => {
  test('the lock file of a process that is no server is no obstacle', async () => {
    await (await start()).stop();
    writeFileSync(
      join(dataDirectory, 'postmaster.pid'),
      `${process.pid}\n${dataDirectory}\n1\n5432\n\n127.0.0.1\n`,
    );
    expect((await start()).adopted).toBe(false);
  });

  test('a folder that was moved keeps working', async () => {
    await (await start()).stop();
    const moved = join(folder, 'moved');
    renameSync(dataDirectory, moved);
    dataDirectory = moved;
    expect((await start()).adopted).toBe(false);
  });

  test('another major version is refused, naming both and the way out', async () => {
    const server = await start();
    await server.stop();
    writeFileSync(join(dataDirectory, 'PG_VERSION'), '14\n');
    const binaries = Number(await majorOfBinaries());
    await expect(start()).rejects.toThrow(
      `was made by PostgreSQL 14, but this is PostgreSQL ${binaries}. Way out:`,
    );
  });

  test('a folder that holds something else is refused', async () => {
    dataDirectory = folder;
    writeFileSync(join(folder, 'letter.txt'), '');
    await expect(start()).rejects.toThrow('is neither empty nor a PostgreSQL cluster');
  });

  test('binaries that are not there are named', async () => {
    await expect(start({ binDirectory: '/nowhere' })).rejects.toThrow('/nowhere/initdb is missing');
  });
});

async function majorOfBinaries(): Promise<string> {
  const { findPostgresBinaries } = await import('./postgres-binaries.ts');
  const { stdout } = await execute(findPostgresBinaries().postgres, ['--version']);
  return /(\d+)\./.exec(stdout)?.[1] ?? '';
}
