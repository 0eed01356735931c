import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supervisePostgres } from '#database/index.ts';
import { readFreeBytes, MIB, watchDiskSpace } from '#platform/disk-space.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startServiceProcess } from '#test/helpers/service-process.ts';
import { aTenant, call, must, startTestApp } from '#test/helpers/test-app.ts';

const silent = pino({ level: 'silent' });

describe('while the disk is short of space', async () => {
  const disk = { freeBytes: 600 * MIB, reserveBytes: 512 * MIB, isShort: false, stop() {} };
  const test = await startTestApp({ space: disk });
  const tenant = await aTenant(test);
  const { buildingId } = await aFixture(test, tenant);
  const owner = { name: 'Dirk', email: 'dirk@example.org' };

  it('writes are answered 503, reads and sign-in go on, and the metrics tell it', async () => {
    must(await tenant.syndic.post('/owners', owner), 201);
    Object.assign(disk, { freeBytes: 100 * MIB, isShort: true });
    const refused = await tenant.syndic.post('/owners', owner);
    expect(must(refused, 503)).toMatchObject({ code: 'unhealthy' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    must(await tenant.syndic.get(`/buildings/${buildingId}`), 200);
    // An attempt is counted, which writes.
    const body = { email: 'nobody@example.org', password: 'x' };
    must(await call(test.app, 'POST', '/auth/login', { body }), 401);
    const metrics = String((await tenant.superAdmin.get('/metrics')).body);
    expect(metrics).toContain(`millieme_disk_free_bytes ${100 * MIB}\n`);
    expect(metrics).toContain(`millieme_disk_reserve_bytes ${512 * MIB}\n`);
    Object.assign(disk, { freeBytes: 600 * MIB, isShort: false });
    must(await tenant.syndic.post('/owners', { ...owner, email: 'dirk2@example.org' }), 201);
  });
});

describe('the look at the disk', () => {
  it('sees what is free, and tells once when it becomes short and when it is enough', () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const logger = { warn: (_facts: object, message: string) => void told.push(message) };
    let free = 2 * MIB;
    const space = watchDiskSpace({
      directory: tmpdir(),
      reserveBytes: MIB,
      logger: logger as never,
      probe: () => free,
    });
    expect(space.isShort).toBe(false);
    free = MIB - 1;
    vi.advanceTimersByTime(6_000);
    expect(space).toMatchObject({ isShort: true, freeBytes: MIB - 1 });
    free = MIB;
    vi.advanceTimersByTime(6_000);
    expect(space.isShort).toBe(false);
    expect(told).toEqual(['no space: nothing is written until there is', 'there is space again']);
    space.stop();
    vi.useRealTimers();
    expect(readFreeBytes(tmpdir())).toBeGreaterThan(0);
  });
});

/** Only root may mount a disk; elsewhere the rules above are all that is tested. */
describe.runIf(process.getuid?.() === 0)(
  'on a disk that is full',
  { timeout: LIMITS.longTest },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'millieme-disk-'));
    chmodSync(folder, 0o711);
    const disk = join(folder, 'disk');
    const filler = join(disk, 'filler');
    const fill = () => {
      try {
        writeFileSync(filler, Buffer.alloc(readFreeBytes(disk)));
      } catch {
        // Writes whatever fits.
      }
    };
    mkdirSync(disk);
    beforeEach(() => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0711', 'tmpfs', disk]);
    });
    afterEach(() => void execFileSync('umount', ['-l', disk]));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('no service starts, and says so; one starts when there is space, as if nothing had been', async () => {
      const env = {
        DATA_DIR: join(disk, 'data'),
        DISK_RESERVE_MIB: '0',
        MILLIEME_DEMO: '0',
        LOG_LEVEL: 'silent',
      };
      fill();
      await expect(startServiceProcess(env)).rejects.toThrow(/Start failed: .*no space/);
      rmSync(filler);
      const service = await startServiceProcess(env);
      expect((await fetch(`${service.origin}/health`)).status).toBe(200);
      await service.stop();
      // Not what the first start failed to write.
      expect(readFileSync(join(env.DATA_DIR, 'jwt-secret'), 'utf8')).toHaveLength(64);
    });

    it('a server is started again by itself when there is space, and says so when it cannot start', async () => {
      const dataDirectory = join(disk, 'postgres');
      fill();
      const start = () =>
        supervisePostgres({ dataDirectory, logger: silent, settings: { shared_buffers: '8MB' } });
      await expect(start()).rejects.toThrow(/^no space: \d+ MiB are free on the disk of /);
      rmSync(filler);
      const server = await start();
      const ask = async () => {
        const client = new Client({ connectionString: server.url });
        client.on('error', () => undefined);
        await client.connect();
        await client.query('select 1');
        await client.end();
      };
      await ask();
      const { pid } = server;
      fill();
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(() => expect(ask()).rejects.toThrow(), LIMITS.poll);
      rmSync(filler);
      await vi.waitFor(ask, { timeout: LIMITS.program, interval: 200 });
      await vi.waitFor(() => expect(server.pid).not.toBe(pid), LIMITS.program);
      await server.stop();
    });
  },
);
