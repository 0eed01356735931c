import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMigrations } from '#platform/db/migrate.ts';
import { freePort } from '#test/helpers/free-port.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { PROGRAM_ENV } from '#test/helpers/program-env.ts';

const run = promisify(execFile);
const ROOT = new URL('../../', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'millieme-package-'));
/** An empty folder, in which the package is installed as by any user. */
const folder = join(scratch, 'installed');

/** It has its own compile cache, and its Node is not the repository's. */
const { NODE_COMPILE_CACHE: _, ...environment } = PROGRAM_ENV;
const PATH = (environment['PATH'] ?? '')
  .split(':')
  .filter((place) => !place.includes('node_modules'))
  .join(':');
const env = { ...environment, PATH, LOG_LEVEL: 'warn' };

let packed: readonly string[];
let service: ChildProcess | undefined;
/** Addresses to which the service sent traces. */
const traced: (string | undefined)[] = [];
const collector = createServer((request, response) => {
  traced.push(request.url);
  request.resume().once('end', () => response.end('{}'));
});

const npm = (args: readonly string[], cwd: string) =>
  run('npm', args, { cwd, env, timeout: LIMITS.program, maxBuffer: 16 * 1024 * 1024 });

const millieme = (args: readonly string[]) =>
  run('npx', ['millieme', ...args], { cwd: folder, env, timeout: LIMITS.program });

beforeAll(async () => {
  mkdirSync(folder);
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { stdout } = await npm(['pack', '--json', '--pack-destination', scratch], ROOT);
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  packed = files.map(({ path }: { readonly path: string }) => path);
  const quiet = ['--prefer-offline', '--ignore-scripts=false'];
  await npm(['install', ...quiet, join(scratch, filename)], folder);
}, LIMITS.longTest);

afterAll(async () => {
  if (service !== undefined && service.exitCode === null && service.signalCode === null) {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  }
  collector.closeAllConnections();
  collector.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs a command of the package until it reports that it is ready. */
async function started(command: string, ready: string, settings: Record<string, string> = {}) {
  const child = spawn('npx', ['millieme', command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...settings },
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes(ready)) break;
  child.stdout.resume();
  return child;
}

/** Starts the service in two processes, at a port. */
async function start(port: number): Promise<void> {
  const address = collector.address() as AddressInfo;
  service = await started('start', 'serves http', {
    PORT: String(port),
    WORKERS: '2',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`,
  });
}

describe('the package', { timeout: LIMITS.longTest }, () => {
  it('holds what runs, and no sources and tests', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'package.json',
        'README.md',
        'CHANGELOG.md',
        'bin/millieme.mjs',
        'dist/main.js',
        'dist/worker.js',
        'dist/locales/pages/fr.json',
        'web/dist/index.html',
        'db/seeds/belgian-pcmn.csv',
        'docs/runbooks/alerts.md',
      ]),
    );
    expect(
      packed.filter((path) => /\.tsx?$|\.test\.|^(test|src|bench|faults)\//.test(path)),
    ).toEqual([]);
  });

  it('cannot be published by mistake', () => {
    expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).toMatchObject({
      private: true,
    });
  });

  it('names its commands', async () => {
    const { stdout } = await millieme(['--help']);
    expect(stdout).toMatch(/^ {2}start /m);
    expect(stdout).toMatch(/^ {2}worker /m);
    await expect(millieme(['leave'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("unknown command 'leave'"),
    });
  });

  it('serves interface, pages and drawn files from an empty folder, and saves them', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await start(port);
    const health = await fetch(`${origin}/health`);
    expect(await health.json()).toMatchObject({ status: 'healthy', database: 'connected' });
    const page = await (await fetch(origin)).text();
    const [script] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
    expect((await fetch(`${origin}${script}`)).status).toBe(200);
    expect((await fetch(`${origin}/docs/runbooks/alerts`)).status).toBe(200);

    const signIn = readFileSync(join(folder, 'data', 'demo-sign-in.txt'), 'utf8');
    const [, password] = /^syndic@example\.org +(\S+)/m.exec(signIn) ?? [];
    const login = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'syndic@example.org', password }),
    });
    const { access_token } = (await login.json()) as { readonly access_token: string };
    const asSyndic = { headers: { Authorization: `Bearer ${access_token}` } };
    const buildings = await fetch(`${origin}/api/v1/buildings`, asSyndic);
    const [building] = (await buildings.json()) as readonly { readonly id: string }[];
    const report = `${origin}/api/v1/reports/balance-sheet?building_id=${building?.id}&format=pdf`;
    const drawn = await fetch(report, asSyndic);
    expect(drawn.headers.get('content-type')).toBe('application/pdf');

    const { stdout } = await millieme(['migrate']);
    expect(stdout).toContain('The database is up to date');
    await millieme(['backup']);
    expect(readdirSync(join(folder, 'data', 'backups'))).not.toEqual([]);
    const migrations = readdirSync(join(folder, 'node_modules/millieme/db/migrations'));
    const there = migrations.filter((name) => name.endsWith('.sql')).length;
    expect(there).toBe((await loadMigrations()).length);
  });

  it('sends traces where a collector is named', async () => {
    await expect.poll(() => traced).toContain('/v1/traces');
  });

  it('runs jobs in another process beside it', async () => {
    const worker = await started('worker', 'runs jobs');
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    await ended;
    // npx ends by the signal, or with its child.
    expect([0, 'SIGTERM']).toContain(worker.exitCode ?? worker.signalCode);
  });

  it('ends with who started it', async () => {
    const child = service;
    if (child === undefined) throw new Error('nothing was started');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    const pid = join(folder, 'data', 'postgres', 'postmaster.pid');
    await expect.poll(() => readdirSync(join(pid, '..'))).not.toContain('postmaster.pid');
  });
});
