import { hash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { discardAbandoned } from './discard-abandoned.ts';
import { DiskStore } from './disk-store.ts';

const key = { organization_id: 'office', sha256: hash('sha256', 'kept') };

function aFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'millieme-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The names of the files below a folder. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a content', () => {
  // /dev/shm is a separate file system on every Linux.
  it.each(['/dev/shm', tmpdir()])('is kept whole when it comes from %s', async (from) => {
    const [root, path] = [join(aFolder(tmpdir()), 'files'), join(aFolder(from), 'upload')];
    writeFileSync(path, 'kept');
    const store = new DiskStore(root);
    await store.put(key, path);
    expect(await text(await store.open(key))).toBe('kept');
    expect(filesBelow(root)).toEqual([key.sha256]);
    await store.remove(key);
    await expect(store.open(key)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('comes from two file systems in these tests', () => {
    expect(statSync('/dev/shm').dev).not.toBe(statSync(tmpdir()).dev);
  });
});

it('discards a copy that was cut off, and leaves one that is under way', async () => {
  const root = aFolder(tmpdir());
  const ages = { 'put-abandoned': 61, 'put-running': 59 };
  const nowMs = Date.parse('2026-03-16T09:00:00Z');
  for (const [name, minutes] of Object.entries(ages)) {
    const folder = join(root, 'arriving', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'content'), 'half of it');
    const seconds = nowMs / 1_000 - minutes * 60;
    utimesSync(folder, seconds, seconds);
  }
  await new DiskStore(root).discardAbandoned(nowMs - 60 * 60_000);
  expect(readdirSync(join(root, 'arriving'))).toEqual(['put-running']);
});

it('discards, of a folder that holds others too, only what begins as it was told', async () => {
  const folder = aFolder(tmpdir());
  for (const name of ['mine-1', 'mine-2', 'yours-1']) mkdirSync(join(folder, name));
  utimesSync(join(folder, 'mine-2'), 2_000, 2_000);
  for (const name of ['mine-1', 'yours-1']) utimesSync(join(folder, name), 1_000, 1_000);
  await discardAbandoned(folder, 1_500_000, 'mine-');
  expect(readdirSync(folder).sort()).toEqual(['mine-2', 'yours-1']);
});
