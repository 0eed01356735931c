import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startServiceProcess } from '#test/helpers/service-process.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-start-'));
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const { port } = taken.address() as AddressInfo;

afterAll(() => {
  taken.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

describe('a start', () => {
  it.each(['1', '2'])(
    'on a port that is taken ends in plain words, with %s serving',
    async (workers) => {
      const env = { DATA_DIR: dataDirectory, PORT: String(port), WORKERS: workers };
      const start = startServiceProcess({ ...env, LOG_LEVEL: 'silent', MILLIEME_DEMO: '0' });
      const ended = await start.catch((error: Error) => error.message);
      expect(ended).toMatch(/^the service ended with 1: (Start failed: .*\n?)+$/);
      expect(ended).toContain('EADDRINUSE');
    },
  );

  it.each([
    ['MILLIEME_ADMIN_EMAIL', { MILLIEME_ADMIN_EMAIL: 'nobody' }],
    ['MILLIEME_ADMIN_PASSWORD', { MILLIEME_ADMIN_PASSWORD: 'password1234' }],
  ])('is refused for a malformed %s', async (name, setting) => {
    const admin = {
      MILLIEME_ADMIN_EMAIL: 'admin@example.org',
      MILLIEME_ADMIN_PASSWORD: 'seven purple walruses dance',
    };
    const start = startServiceProcess({
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      ...admin,
      ...setting,
    });
    await expect(start).rejects.toThrow(`the service ended with 1: Setting refused: ${name}`);
  });
});
