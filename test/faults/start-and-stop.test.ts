import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isAlive } from '#database/index.ts';
import { loadMigrations, migrate } from '#platform/db/migrate.ts';
import { waitForDatabase } from '#platform/db/wait-for-database.ts';
import { aDatabaseProxy } from '#test/helpers/database-proxy.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { PROGRAM_ENV } from '#test/helpers/program-env.ts';
import { startTestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, createEmptyDatabase, freshDatabase } from '#test/helpers/test-database.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'millieme-stop-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the service on its embedded database as a child of another program, and waits until it serves. */
async function started(program: string, args: readonly string[], name: string, workers = '1') {
  const dataDirectory = join(folder, name);
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...PROGRAM_ENV,
      PORT: '0',
      DATA_DIR: dataDirectory,
      MILLIEME_DEMO: '0',
      WORKERS: workers,
      LOG_LEVEL: 'fatal',
    },
  });
  children.push(child);
  const ended = once(child.stdout, 'close');
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('serves http')) break;
  child.stdout.resume();
  const lockFile = join(dataDirectory, 'postgres', 'postmaster.pid');
  const postmaster = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
  return {
    child,
    /** Resolves when no process writes to its output any more. */
    ended,
    isServing: () =>
      isAlive(postmaster) && statSync(lockFile, { throwIfNoEntry: false }) !== undefined,
  };
}

describe('the end', { timeout: LIMITS.longTest }, () => {
  it.each(['1', '2'])(
    'of the program that starts the service, killed, is that of the service, with %s serving',
    async (workers) => {
      const args = ['scripts/bootstrap.mjs', 'src/main.ts'];
      const name = `killed-${workers}`;
      const { child, ended, isServing } = await started(process.execPath, args, name, workers);
      expect(isServing()).toBe(true);
      child.kill('SIGKILL');
      await ended;
      expect(isServing()).toBe(false);
    },
  );

  it.each(['1', '2'])(
    'of npm start comes when the database has ended as well, with %s serving',
    async (workers) => {
      const { child, ended, isServing } = await started(
        'npm',
        ['start'],
        `npm-${workers}`,
        workers,
      );
      expect(isServing()).toBe(true);
      child.kill('SIGTERM');
      await once(child, 'exit');
      expect(isServing()).toBe(false);
      await ended;
    },
  );

  it('is told as a problem to whoever asks while it comes', async () => {
    const test = await startTestApp();
    await test.app.server.listen({ host: '127.0.0.1', port: 0 });
    const address = test.app.server.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const arrived = once(test.app.server.server, 'request');
    const socket = connect(port, '127.0.0.1');
    const text: string[] = [];
    socket.setEncoding('utf8').on('data', (chunk: string) => text.push(chunk));
    // A half-sent request keeps the connection open while the service stops.
    socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n',
    );
    socket.write('Content-Length: 2\r\n\r\n');
    await arrived;
    const stopping = test.app.stop();
    socket.write('{}GET /api/v1/buildings HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await Promise.all([stopping, once(socket, 'close')]);
    const last = text.join('').split('HTTP/1.1 ').at(-1) ?? '';
    expect(last).toMatch(/^503 /);
    expect(last).toContain('application/problem+json');
    expect(last).toMatch(/retry-after: \d/i);
    expect(last).toContain('"code":"unhealthy"');
  });
});

describe('the start', () => {
  it('waits for a database that is not there yet, and not for one that refuses it', async () => {
    const url = await freshDatabase();
    const line = await aDatabaseProxy(url);
    await line.close();
    const warnings: string[] = [];
    const logger = { warn: (_facts: unknown, message: string) => void warnings.push(message) };
    const waiting = waitForDatabase(line.through(url), { logger: logger as never });
    await vi.waitUntil(() => warnings.length > 0, LIMITS.poll);
    await line.open();
    await waiting;
    expect(warnings).toEqual(['waiting for the database']);
    const stranger = Object.assign(new URL(url), { username: 'stranger' }).href;
    await expect(waitForDatabase(stranger, { logger: logger as never })).rejects.toThrow(
      '"stranger"',
    );
    const nowhere = waitForDatabase('postgres://127.0.0.1:1/none', {
      logger: logger as never,
      patienceMs: 0,
    });
    await expect(nowhere).rejects.toThrow('ECONNREFUSED');
  });

  it('migrates a table that is locked when it is free again, and holds up nobody behind it', async () => {
    const url = await createEmptyDatabase();
    const migrations = await loadMigrations();
    await migrate(url, migrations.slice(0, 3));
    await asSuperuser(url, async (holder) => {
      await holder.query('begin; lock table app.buildings in access share mode');
      const more = {
        number: 4,
        name: '0004_more.sql',
        sha256: 'x',
        text: 'alter table app.buildings add column more text',
      };
      const migrating = migrate(url, [...migrations.slice(0, 3), more]);
      const blocked = `select count(*)::int as count from pg_locks
        where not granted and relation = 'app.buildings'::regclass`;
      const waits = () =>
        asSuperuser(url, async (client) => (await client.query(blocked)).rows[0].count);
      await vi.waitFor(async () => expect(await waits()).toBe(1), LIMITS.poll);
      await vi.waitFor(async () => expect(await waits()).toBe(0), LIMITS.poll);
      await holder.query('commit');
      expect(await migrating).toEqual(['0004_more.sql']);
    });
  });
});
