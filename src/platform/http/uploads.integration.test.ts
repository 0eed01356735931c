import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  aTenant,
  fakeClock,
  startTestApp,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { sweepUploads } from './uploads.ts';

let test: TestApp;
let tenant: Tenant;
let address: string;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  address = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});

const part = (name: string, content: string, file?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"` +
  `${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`;
const end = '--x--\r\n';
const file = part('file', 'no archive', 'a.zip');

async function upload(payload: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/v1/imports/buildings',
    headers: {
      authorization: `Bearer ${tenant.syndic.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
    payload,
  });
  return { status: response.statusCode, code: response.json<{ code: string }>().code };
}

function leftovers(): string[] {
  const directory = join(test.dataDirectory, 'uploads');
  return existsSync(directory) ? readdirSync(directory) : [];
}

describe('an upload', () => {
  it.each([
    ['two files', file + part('other', 'x', 'b.zip') + end, 413, 'payload_too_large'],
    [
      'many fields',
      file + Array.from({ length: 21 }, (_, index) => part(`f${index}`, '1')).join('') + end,
      413,
      'payload_too_large',
    ],
    ['a file and a field of one name', file + part('file', 'x') + end, 400, 'invalid_request'],
    ['an unknown field', file + part('other', 'x') + end, 400, 'invalid_request'],
    ['the name of a prototype', file + part('__proto__', 'x') + end, 400, 'malformed_upload'],
    ['a very long name', part('f'.repeat(300), 'x', 'a') + end, 400, 'invalid_request'],
    ['a name that is no text', part('f\u{FFFD}', 'x') + end, 400, 'malformed_upload'],
    ['a file name that is no text', part('file', 'x', '\u{FFFD}') + end, 400, 'malformed_upload'],
    ['a field that is no text', file + part('dry_run', '\u{FFFD}') + end, 400, 'malformed_upload'],
    ['an end that is missing', file, 400, 'malformed_upload'],
    ['what is no archive', file + end, 422, 'import_failed'],
  ])('with %s is refused and leaves nothing on disk', async (_, payload, status, code) => {
    expect(await upload(payload)).toEqual({ status, code });
    await expect.poll(leftovers).toEqual([]);
  });

  it('without a boundary is refused', async () => {
    expect(await upload(file + end, { 'content-type': 'multipart/form-data' })).toEqual({
      status: 400,
      code: 'malformed_upload',
    });
  });

  it('keeps clear of others that bear the same X-Request-Id', async () => {
    const headers = { 'x-request-id': 'always-the-same' };
    const small = part('file', 'a', 'a.zip') + end;
    const large = part('file', 'b'.repeat(300_000), 'a.zip') + end;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => upload(index % 2 === 0 ? small : large, headers)),
    );
    expect(answers).toEqual(answers.map(() => ({ status: 422, code: 'import_failed' })));
  });

  it.each([
    'imports/buildings',
    'documents',
    'tickets/00000000-0000-7000-8000-000000000000/attachments',
  ])('to %s that is broken off leaves nothing on disk', async (route) => {
    const uploads = Array.from({ length: 10 }, () => {
      const begun = request(`${address}/api/v1/${route}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tenant.syndic.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
      }).on('error', () => undefined);
      begun.write(file.slice(0, -5));
      return begun;
    });
    await expect.poll(leftovers).toHaveLength(10);
    for (const begun of uploads) begun.destroy();
    await expect.poll(leftovers).toEqual([]);
  });

  it('of a process that was killed is removed at the next start, that of another under way is not', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-test-uploads-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
    const uploads = join(dataDirectory, 'uploads');
    const ages = { 'request-abandoned': 61, 'request-running': 59 };
    for (const [name, minutes] of Object.entries(ages)) {
      mkdirSync(join(uploads, name), { recursive: true });
      writeFileSync(join(uploads, name, '0'), 'half of it');
      const seconds = test.clock.nowMs() / 1_000 - minutes * 60;
      utimesSync(join(uploads, name), seconds, seconds);
    }
    await startTestApp({ env: { DATA_DIR: dataDirectory } });
    expect(readdirSync(uploads)).toEqual(['request-running']);
  });

  it('of another process that was killed is removed within the hour', async () => {
    const uploads = mkdtempSync(join(tmpdir(), 'millieme-test-uploads-'));
    onTestFinished(() => rmSync(uploads, { recursive: true }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const clock = fakeClock(new Date().toISOString());
    const app = Fastify();
    sweepUploads(app, uploads, clock);
    await app.ready();
    mkdirSync(join(uploads, 'request-abandoned'));
    clock.advance(2 * 60 * 60_000);
    vi.advanceTimersByTime(60 * 60_000);
    vi.useRealTimers();
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
    await app.close();
  });
});
