import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { anS3Server } from '#test/helpers/s3-server.ts';
import { ArchiveBucket } from './archive-bucket.ts';
import { buildArchiveName } from './archive-name.ts';
import { pruneArchives } from './archives.ts';
import { listDrills, recordDrill } from './drill-log.ts';
import { ERASURE_LIST, addErasures } from './erasure-list.ts';
import { openArchiveAt } from './open-storage.ts';

const NOW_MS = Date.parse('2026-03-18T09:00:00Z');
const DAY_MS = 86_400_000;
/** Several upload parts, the last of them incomplete. */
const CONTENT = randomBytes(40 * 1024 * 1024 + 17);

const server = await anS3Server();
const { settings } = server;
const bucket = new ArchiveBucket(settings, systemClock);

const named = (madeMs: number) => buildArchiveName(new Date(madeMs).toISOString(), {});

async function* inChunks(content: Buffer, isCut = false): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 1_000_000) {
    if (isCut && at > content.length / 2) throw new Error('no more');
    yield content.subarray(at, at + 1_000_000);
  }
}

async function write(name: string, content: Buffer): Promise<number> {
  const sink = await bucket.create(name);
  await sink.write(inChunks(content));
  expect((await bucket.list()).map((archive) => archive.name)).not.toContain(name);
  return sink.commit();
}

describe('an archive in a bucket', () => {
  const name = named(NOW_MS);

  it('is none before it is whole, and is read as it was written', async () => {
    expect(await bucket.list()).toEqual([]);
    expect(await write(name, CONTENT)).toBe(CONTENT.length);
    expect(await bucket.list()).toEqual([{ name, bytes: CONTENT.length, madeMs: NOW_MS }]);
    expect(CONTENT.equals(await buffer(await bucket.read(name)))).toBe(true);
    await expect(bucket.create(name)).rejects.toThrow(`s3://papers/${name} already exists`);
    await expect(bucket.read('millieme-none.tar')).rejects.toThrow('there is no such archive');
  });

  it('that is cut off is none, and leaves the others as they are', async () => {
    const cut = named(NOW_MS + DAY_MS);
    const sink = await bucket.create(cut);
    await expect(sink.write(inChunks(CONTENT, true))).rejects.toThrow('no more');
    await sink.abandon();
    expect((await bucket.list()).map((archive) => archive.name)).toEqual([name]);
  });

  it('is neither begun, finished nor taken for missing while the store answers 500', async () => {
    const failing = named(NOW_MS + 2 * DAY_MS);
    const sink = await bucket.create(failing);
    await sink.write(inChunks(CONTENT.subarray(0, 5_000_000)));
    server.fail(true);
    for (const asked of [
      () => sink.commit(),
      () => bucket.create(failing),
      () => bucket.read(name),
      () => bucket.list(),
      () => bucket.readNote('x'),
    ])
      await expect(asked()).rejects.toThrow(ExternalServiceUnavailableError);
    await sink.abandon();
    server.fail(false);
    expect((await bucket.list()).map((archive) => archive.name)).toEqual([name]);
    expect(CONTENT.equals(await buffer(await bucket.read(name)))).toBe(true);
  });

  it('goes when it is kept no longer', async () => {
    const nights = Array.from({ length: 11 }, (_, index) => named(NOW_MS - index * DAY_MS));
    for (const night of nights.slice(1)) await write(night, Buffer.from('x'));
    const { removed } = await pruneArchives(bucket, { nowMs: NOW_MS });
    expect(removed.map((archive) => archive.name)).toEqual(nights.slice(7, 10));
    expect((await bucket.list()).map((archive) => archive.name)).toEqual([
      ...nights.slice(0, 7),
      nights[10],
    ]);
  });

  it('is named by its bucket, which must be that of the settings', () => {
    expect(openArchiveAt(bucket.addressOf(name), { s3: settings })).toMatchObject({ name });
    expect(() => openArchiveAt('s3://elsewhere/x', { s3: settings })).toThrow('no such bucket');
    expect(() => openArchiveAt(bucket.addressOf(name))).toThrow('no such bucket');
  });
});

it('drills and who was erased are kept beside the archives', async () => {
  expect(await listDrills(bucket)).toEqual([]);
  const drill = {
    started_at: '2026-03-01T03:00:00Z',
    archive: 'a.tar',
    loss_seconds: 1,
    step_seconds: { load: 2 },
    recovery_seconds: 2,
    failure: null,
  };
  for (const _ of [1, 2]) await recordDrill(bucket, drill);
  expect(await listDrills(bucket)).toEqual([drill, drill]);
  await addErasures(bucket, ['office anna']);
  await addErasures(bucket, ['office anna', 'office bert']);
  expect(await bucket.readNote(ERASURE_LIST)).toBe('office anna\noffice bert\n');
});
