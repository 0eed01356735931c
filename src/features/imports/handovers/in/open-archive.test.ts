import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { openArchive } from './open-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAX_BYTES = 1024 * 1024 * 1024;
const ID = '0193a5e2-0000-7000-8000-000000000001';
const UNITS = strToU8(JSON.stringify(Array.from({ length: 99 }, (_, index) => ({ id: index }))));

const fileOf = (path: string, content: Uint8Array) => ({
  path,
  bytes: content.length,
  sha256: hash('sha256', content),
});

function makeManifest(more: object = {}): object {
  return {
    format: 1,
    version: '1.0.0',
    made_at: '2026-07-01T09:00:00Z',
    mandate_ended_on: '2026-06-30',
    organization: { id: ID, name: 'Office' },
    building: { id: ID, name: 'Building' },
    totals: {
      entries: 0,
      debit_cents: 0,
      credit_cents: 0,
      open_items_cents: 0,
      free_credits_cents: 0,
      allocated_cents: 0,
    },
    tables: [{ table: 'units', path: 'units.json', columns: ['id'], rows: 99 }],
    contents: [],
    columns: [],
    files: [fileOf('units.json', UNITS)],
    ...more,
  };
}

/** Packs files beside a manifest; null: none. */
function pack(manifest: unknown, files: Zippable = { 'units.json': UNITS }): Uint8Array {
  const own = manifest === null ? {} : { 'manifest.json': strToU8(JSON.stringify(manifest)) };
  return zipSync({ ...own, ...files });
}

/** Opens an archive. @returns its faults as file, code and maximum */
async function faultsOf(archive: Uint8Array, maxBytes = MAX_BYTES): Promise<string[]> {
  const path = join(mkdtempSync(join(folder, 'one-')), 'archive.zip');
  writeFileSync(path, archive);
  const { faults } = await openArchive(path, `${path}.files`, maxBytes);
  return faults.map(({ file, code, facts }) => [file, code, ...Object.values(facts)].join(' '));
}

describe('an archive that is opened', () => {
  it('is accepted with exactly the files of its manifest', async () => {
    expect(await faultsOf(pack(makeManifest()))).toEqual([]);
  });

  it.each<readonly [string, Uint8Array, readonly string[]]>([
    ['is none', strToU8('PK none'), [' not_an_archive']],
    ['has no manifest', pack(null), ['manifest.json no_manifest']],
    ['is of another format', pack(makeManifest({ format: 2 })), ['manifest.json manifest_unknown']],
    ['has other fields', pack(makeManifest({ more: 1 })), ['manifest.json manifest_unknown']],
    [
      'leaves its folder',
      pack(makeManifest(), { 'units.json': UNITS, '../units.json': UNITS }),
      ['../units.json unsafe_name'],
    ],
    [
      'names an absolute path',
      pack(makeManifest(), { 'units.json': UNITS, '/etc/units': UNITS }),
      ['/etc/units unsafe_name'],
    ],
    ['lacks a file', pack(makeManifest(), {}), ['units.json file_missing']],
    [
      'has another file',
      pack(makeManifest(), { 'units.json': UNITS, 'more.json': UNITS }),
      ['more.json file_unknown'],
    ],
    [
      'has another content of the same size',
      pack(makeManifest(), { 'units.json': UNITS.toReversed() }),
      ['units.json file_altered'],
    ],
    [
      'names a table without a file',
      pack(makeManifest({ files: [] }), {}),
      ['units.json file_missing'],
    ],
  ])('is refused if it %s', async (_, archive, faults) => {
    expect(await faultsOf(archive)).toEqual(faults);
  });

  it('is refused if the content of a file cannot be unpacked', async () => {
    const archive = pack(makeManifest());
    const bytes = Buffer.from(archive);
    // The compressed data follow the header of 30 bytes and the name.
    const start = bytes.indexOf('units.json') + 'units.json'.length;
    bytes.fill(0xff, start, start + 40);
    expect(await faultsOf(bytes)).toEqual(['units.json file_damaged']);
  });

  it('is refused before it is unpacked if its files, or its tables, are too large together', async () => {
    const few = UNITS.length - 1;
    expect(await faultsOf(pack(makeManifest()), few)).toEqual([` too_large ${few}`]);
    const large = { ...fileOf('units.json', UNITS), bytes: 256 * 1024 * 1024 + 1 };
    const tables = makeManifest({ files: [large] });
    expect(await faultsOf(pack(tables))).toEqual([` too_large ${256 * 1024 * 1024}`]);
    const document = { ...large, path: 'documents/plan.pdf' };
    const files = [fileOf('units.json', UNITS), document];
    expect(await faultsOf(pack(makeManifest({ files })))).toEqual([
      'documents/plan.pdf file_missing',
    ]);
  });
});
