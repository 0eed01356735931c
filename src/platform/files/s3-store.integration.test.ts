import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { S3Settings } from '#platform/s3/sign.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { anS3Server } from '#test/helpers/s3-server.ts';
import { findFileFault } from './check-content.ts';
import { S3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-s3-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await anS3Server();
const { settings } = server;
const store = new S3Store(settings, systemClock);

/** More than a stream passes on at once. */
const CONTENT = randomBytes(3 * 1024 * 1024);
const key = { organization_id: 'office', sha256: hash('sha256', CONTENT) };
const path = join(folder, 'upload');
writeFileSync(path, CONTENT);

const other = (change: Partial<S3Settings>) => new S3Store({ ...settings, ...change }, systemClock);

describe('a content in a bucket', () => {
  it('is kept whole, once, and read whole or in part', async () => {
    await store.put(key, path);
    await store.put(key, path);
    expect(CONTENT.equals(await buffer(await store.open(key)))).toBe(true);
    const part = await buffer(await store.open(key, { start: 5, end: 1_000_004 }));
    expect(CONTENT.subarray(5, 1_000_005).equals(part)).toBe(true);
    expect(await findFileFault(store, key)).toBeUndefined();
  });

  it('is absent for everybody else, and once it is removed', async () => {
    const neighbours = { ...key, organization_id: 'neighbours' };
    await expect(store.open(neighbours)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await findFileFault(store, neighbours)).toBe('missing');
    await store.remove(key);
    await expect(store.open(key)).rejects.toMatchObject({ code: 'ENOENT' });
    await store.remove(key);
  });

  it.each([
    ['somebody whom it does not know', other({ accessKeyId: 'stranger' })],
    ['a bucket that is not there', other({ bucket: 'elsewhere' })],
    ['nobody who listens', other({ endpoint: 'http://127.0.0.1:9' })],
  ])('is neither kept nor called missing with %s', async (_, broken) => {
    await expect(broken.put(key, path)).rejects.toThrow(ExternalServiceUnavailableError);
    await expect(broken.open(key)).rejects.toThrow(ExternalServiceUnavailableError);
    expect(await findFileFault(broken, key)).toBe('unreadable');
  });

  it('cannot be kept while the store is away', async () => {
    await server.close();
    await expect(store.put(key, path)).rejects.toThrow(ExternalServiceUnavailableError);
  });
});
