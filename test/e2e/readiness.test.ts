import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openStartupServer } from '#app/startup-server.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { freePort } from '#test/helpers/free-port.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startServiceProcess } from '#test/helpers/service-process.ts';
import { aCaller, startTestApp } from '#test/helpers/test-app.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-ready-'));
afterFile(() => rmSync(dataDirectory, { recursive: true, force: true }));

async function readinessAt(port: number): Promise<readonly [number, string]> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
  return [answer.status, ((await answer.json()) as { status: string }).status];
}

describe('whether requests are to be sent', { timeout: LIMITS.longTest }, () => {
  it.each(['1', '2'])(
    'is told from the beginning of a start on, with %s serving',
    async (workers) => {
      const port = await freePort();
      const starting = startServiceProcess({
        DATA_DIR: join(dataDirectory, workers),
        PORT: String(port),
        MILLIEME_DEMO: '0',
        WORKERS: workers,
      });
      const early = await vi.waitFor(() => readinessAt(port), {
        timeout: LIMITS.program,
        interval: 20,
      });
      expect(early).toEqual([503, 'starting']);
      const service = await starting;
      expect(await readinessAt(port)).toEqual([200, 'ready']);
      await service.stop();
    },
  );

  it('is told of a start that migrates, with a problem for everything else', async () => {
    const port = await freePort();
    const room = await openStartupServer({ host: '127.0.0.1', port });
    room.enter('migrating');
    expect(await readinessAt(port)).toEqual([503, 'migrating']);
    const other = await fetch(`http://127.0.0.1:${port}/api/v1/buildings`);
    expect(other.status).toBe(503);
    expect(other.headers.get('content-type')).toBe('application/problem+json');
    expect(other.headers.get('retry-after')).toBe('2');
    await room.close();
    await expect(readinessAt(port)).rejects.toThrow('fetch failed');
  });

  it('is left to the service where the address is taken', async () => {
    const taken = createServer((_request, response) => {
      response.writeHead(200, { connection: 'close' }).end('{"status":"ready"}');
    }).listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const room = await openStartupServer({ host: '127.0.0.1', port });
    room.enter('migrating');
    expect(await readinessAt(port)).toEqual([200, 'ready']);
    await room.close();
    taken.close();
  });

  it('is told of one that stops, while it still answers', async () => {
    const test = await startTestApp();
    const { app } = test;
    const asked = async () => {
      const { statusCode, body } = await app.server.inject('/health/ready');
      return [statusCode, JSON.parse(body).status];
    };
    expect(await asked()).toEqual([200, 'ready']);
    app.leave();
    expect(await asked()).toEqual([503, 'stopping']);
    const somebody = await aCaller(test, { organizationId: null, role: 'SuperAdmin' });
    expect((await somebody.get('/organizations')).status).toBe(200);
  });
});
