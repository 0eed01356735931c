import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TabularError } from './tabular-error.ts';
import { readZip, readZipEntries } from './zip.ts';

const LIMITS = { maxEntries: 10, maxTotalBytes: 1000 };

function zipOf(files: Record<string, string>, level: 0 | 6 = 6): Uint8Array {
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(contents), { level });
}

function codeOf(bytes: Uint8Array, limits = LIMITS): string | undefined {
  try {
    readZip(bytes, limits);
    return undefined;
  } catch (error) {
    if (!(error instanceof TabularError)) throw error;
    return error.faults[0]?.code;
  }
}

/** The archive with one byte or word written at `offset` from each record with this signature. */
function patched(bytes: Uint8Array, signature: string, offset: number, value: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(signature); at >= 0; at = copy.indexOf(signature, at + 4)) {
    copy.writeUInt32LE(value, at + offset);
  }
  return copy;
}
const CENTRAL = 'PK\u{1}\u{2}';

describe('readZip', () => {
  it.each([0, 6] as const)('reads files of compression level %d', (level) => {
    const files = readZip(zipOf({ 'a.csv': 'été', 'b.csv': '' }, level), LIMITS);
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a.csv', 'été'],
      ['b.csv', ''],
    ]);
  });

  it('names files of one top folder by their base name and skips what file managers leave', () => {
    const bytes = zipOf({
      'r/': '',
      'r/a.csv': '1',
      'r/deep/b.csv': '2',
      'r/.DS_Store': 'x',
      '__MACOSX/r/._a.csv': 'x',
    });
    expect([...readZip(bytes, LIMITS).keys()]).toEqual(['a.csv', 'b.csv']);
    expect([...readZip(zipOf({ './a.csv': '1', 'b.csv': '2' }), LIMITS).keys()]).toEqual([
      'a.csv',
      'b.csv',
    ]);
  });

  it.each([
    ['zip_mixed_folders', { 'a.csv': '1', 'r/b.csv': '2' }],
    ['zip_mixed_folders', { 'q/a.csv': '1', 'r/b.csv': '2' }],
    ['zip_duplicate_name', { 'r/a.csv': '1', 'r/s/A.csv': '2' }],
    ['zip_unsafe_path', { '../a.csv': '1' }],
    ['zip_unsafe_path', { 'r/../../a.csv': '1' }],
    ['zip_unsafe_path', { 'r\\..\\a.csv': '1' }],
    ['zip_unsafe_path', { '/etc/a.csv': '1' }],
    ['zip_unsafe_path', { 'C:\\a.csv': '1' }],
    ['zip_too_large', { 'a.csv': 'x'.repeat(600), 'b.csv': 'x'.repeat(600) }],
  ])('answers %s for %j', (code, files) => {
    expect(codeOf(zipOf(files))).toBe(code);
  });

  it('bounds the number of entries', () => {
    const names = Array.from({ length: 11 }, (_, index) => [`${index}.csv`, 'x']);
    expect(codeOf(zipOf(Object.fromEntries(names)))).toBe('zip_too_many_entries');
  });

  it('stops inflating where the declared size ends', () => {
    const bomb = zipOf({ 'a.csv': '0'.repeat(5_000_000) });
    expect(codeOf(bomb)).toBe('zip_too_large');
    expect(codeOf(patched(bomb, CENTRAL, 24, 10))).toBe('zip_damaged');
  });

  it('refuses encryption, other compression and ZIP64', () => {
    const bytes = zipOf({ 'a.csv': 'x' });
    expect(codeOf(patched(bytes, CENTRAL, 8, 0x0008_0001))).toBe('zip_encrypted');
    expect(codeOf(patched(bytes, CENTRAL, 8, 0x000c_0000))).toBe('zip_unsupported');
    expect(codeOf(patched(bytes, 'PK\u{5}\u{6}', 16, 0xffff_ffff))).toBe('zip_unsupported');
  });

  it('refuses two entries of one path', () => {
    const bytes = Buffer.from(zipOf({ 'a.csv': '1', 'b.csv': '2' }));
    const renamed = Buffer.from(bytes.toString('latin1').replaceAll('b.csv', 'a.csv'), 'latin1');
    expect(codeOf(renamed)).toBe('zip_duplicate_name');
  });

  it('refuses content that does not match its checksum', () => {
    expect(codeOf(patched(zipOf({ 'a.csv': 'x' }), CENTRAL, 16, 1))).toBe('zip_damaged');
  });

  it.each([new Uint8Array(), strToU8('a,b\n1,2\n'), strToU8('PK\u{3}\u{4}'.repeat(20))])(
    'refuses what is no archive',
    (bytes) => {
      expect(codeOf(bytes)).toBe('not_a_zip');
    },
  );

  it('answers any damage with a typed error and never more than the limit', () => {
    const valid = zipOf({ 'r/a.csv': 'abc'.repeat(50), 'r/b.csv': 'é' });
    const damage = fc.array(
      fc.tuple(fc.nat({ max: valid.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(damage, fc.nat({ max: valid.length }), (writes, length) => {
        const bytes = Uint8Array.from(valid);
        for (const [at, value] of writes) bytes[at] = value;
        for (const candidate of [bytes, bytes.subarray(0, length)]) {
          try {
            const contents = [...readZipEntries(candidate, LIMITS).values()];
            const total = contents.reduce((sum, content) => sum + content.length, 0);
            expect(total).toBeLessThanOrEqual(LIMITS.maxTotalBytes);
          } catch (error) {
            expect(error).toBeInstanceOf(TabularError);
          }
        }
      }),
    );
  });
});
