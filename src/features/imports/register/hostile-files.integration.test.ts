import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOSTILE_IMPORTS } from '#test/helpers/hostile-imports.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { childrenOf } from '#test/helpers/service-process.ts';
import { aTenant, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { uploadReader } from './reader.ts';

let test: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
});

async function upload(bytes: Uint8Array) {
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/v1/imports/buildings',
    headers: {
      authorization: `Bearer ${tenant.syndic.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });
  return {
    status: response.statusCode,
    codes: response.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code),
  };
}

/** Finds the pid of the process that reads imports, in the process list of Linux. */
function findReader(): number | undefined {
  const isReader = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('imports/register/read-main.ts');
  return childrenOf(process.pid).find(isReader);
}

/** Requests /health each time a file is read, while the reading process is paused. */
function askHealthWhileReading(): readonly number[] {
  const statuses: number[] = [];
  const read = uploadReader.read.bind(uploadReader);
  const spy = vi.spyOn(uploadReader, 'read').mockImplementation(async (file) => {
    const reading = read(file);
    // A job waits for its place before its process starts.
    const pid = await vi.waitUntil(findReader, { interval: 1, timeout: LIMITS.poll });
    process.kill(pid, 'SIGSTOP');
    try {
      statuses.push((await test.app.server.inject('/health')).statusCode);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    return reading;
  });
  onTestFinished(() => spy.mockRestore());
  return statuses;
}

// `npm run bench` measures how quickly /health answers meanwhile.
describe('a file made to stop the service', () => {
  it.each(HOSTILE_IMPORTS)(
    'with %s is refused, and /health answers meanwhile',
    async (_, make, code) => {
      const statuses = askHealthWhileReading();
      const { status, codes } = await upload(make());
      expect(status).toBe(422);
      expect(codes).toContain(code);
      expect(statuses).toEqual([200]);
    },
  );
});
