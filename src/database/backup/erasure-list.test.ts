import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ArchiveFolder } from './archive-folder.ts';
import { ERASURE_LIST, addErasures } from './erasure-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-erasures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the list of erasures only grows, and names each once', async () => {
  const directory = join(folder, 'backups');
  const list = () => readFileSync(join(directory, ERASURE_LIST), 'utf8');
  await addErasures(new ArchiveFolder(directory), ['office anna', 'office bert']);
  expect(list()).toBe('office anna\noffice bert\n');
  await addErasures(new ArchiveFolder(directory), ['office bert', 'office cara']);
  await addErasures(new ArchiveFolder(directory), []);
  expect(list()).toBe('office anna\noffice bert\noffice cara\n');
  expect(readdirSync(directory)).toEqual(['erasures.txt']);
});

it('where nobody was erased there is none', async () => {
  const directory = join(folder, 'nobody');
  await addErasures(new ArchiveFolder(directory), []);
  expect(readdirSync(folder)).not.toContain('nobody');
});
