import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ArchiveFolder } from './archive-folder.ts';
import { buildArchiveName, parseArchiveTime } from './archive-name.ts';
import { pruneArchives } from './archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-archives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = new ArchiveFolder(folder);
const NOW_MS = Date.parse('2026-03-18T09:00:00Z');

it('an archive is called by the second in which it was made', () => {
  const name = buildArchiveName('2026-03-18T01:00:00.123Z', {});
  expect(name).toBe('millieme-20260318T010000Z.tar');
  expect(buildArchiveName('2026-03-18T01:00:00.123Z', { passphrase: 'x' })).toBe(`${name}.age`);
  expect(parseArchiveTime(name)).toBe('2026-03-18T01:00:00Z');
  expect(parseArchiveTime(`.${name}.12.partial`)).toBeUndefined();
  expect(parseArchiveTime('holiday.tar')).toBeUndefined();
});

it('takes out of a folder what is kept no longer and what was never finished, and nothing else', async () => {
  const nights = Array.from({ length: 11 }, (_, index) =>
    buildArchiveName(new Date(NOW_MS - index * 86_400_000).toISOString(), {}),
  );
  const partial = '.millieme-20260301T010000Z.tar.12.partial';
  const others = ['letters.pdf', 'millieme-notes.tar', partial, `${partial}.new.partial`];
  for (const name of [...nights, ...others]) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, partial), 0, 0);
  utimesSync(join(folder, `${partial}.new.partial`), NOW_MS / 1_000, NOW_MS / 1_000);

  const tried = await pruneArchives(place, { nowMs: NOW_MS, isDryRun: true });
  expect(tried.removed.map(({ name }) => name)).toEqual(nights.slice(7, 10));
  expect(readdirSync(folder)).toHaveLength(nights.length + others.length);

  expect(await pruneArchives(place, { nowMs: NOW_MS })).toEqual(tried);
  expect((await place.list()).map(({ name }) => name)).toEqual([...nights.slice(0, 7), nights[10]]);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['letters.pdf', 'millieme-notes.tar', `${partial}.new.partial`]),
  );
  expect(readdirSync(folder)).not.toContain(partial);
  expect(await new ArchiveFolder(join(folder, 'none')).list()).toEqual([]);
});

it('a folder that was there and is gone is refused, and is not made anew', async () => {
  const [directory, memory] = [join(folder, 'mounted'), join(folder, 'data', 'backup-folder')];
  const remembered = new ArchiveFolder(directory, memory);
  expect(await remembered.list()).toEqual([]);
  await remembered.replaceNote('note', 'x');
  rmSync(directory, { recursive: true });
  const name = buildArchiveName('2026-03-18T01:00:00Z', {});
  for (const asked of [
    () => remembered.list(),
    () => remembered.create(name),
    () => remembered.replaceNote('note', 'x'),
  ])
    await expect(asked()).rejects.toThrow(`${directory} is gone`);
  expect(readdirSync(folder)).not.toContain('mounted');
  // Another folder is created on first use.
  const other = new ArchiveFolder(join(folder, 'other'), memory);
  await other.replaceNote('note', 'x');
  expect(await other.readNote('note')).toBe('x');
});
