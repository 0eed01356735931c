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

async function codeOf(bytes: Uint8Array, limits = LIMITS): Promise<string | undefined> {
  try {
    await readZip(bytes, limits);
    return undefined;
  } catch (error) {
    if (!(error instanceof TabularError)) throw error;
    return error.faults[0]?.code;
  }
}

/**
 * A copy of the archive with one byte or word written at `offset` from each record with this
 * signature.
 */
function patched(bytes: Uint8Array, signature: string, offset: number, value: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(signature); at >= 0; at = copy.indexOf(signature, at + 4)) {
    copy.writeUInt32LE(value, at + offset);
  }
  return copy;
}
const CENTRAL = 'PK\u{1}\u{2}';

/**
 * A copy of the archive with ZIP64 records, as tools write them that do not know the length in
 * advance.
 */
function asZip64(bytes: Uint8Array): Uint8Array {
  const end = Buffer.from(bytes.subarray(-22));
  const large = Buffer.alloc(56 + 20);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeUInt32LE(44, 4);
  large.writeUInt32LE(end.readUInt16LE(10), 32);
  large.writeUInt32LE(end.readUInt32LE(16), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeUInt32LE(bytes.length - end.length, 56 + 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([bytes.subarray(0, -end.length), large, end]);
}

describe('readZip', () => {
  it.each([0, 6] as const)('reads files of compression level %d', async (level) => {
    const files = await readZip(zipOf({ 'a.csv': 'été', 'b.csv': '' }, level), LIMITS);
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a.csv', 'été'],
      ['b.csv', ''],
    ]);
  });

  it('names files of one top folder by their base name and skips what file managers leave', async () => {
    const bytes = zipOf({
      'r/': '',
      'r/a.csv': '1',
      'r/deep/b.csv': '2',
      'r/.DS_Store': 'x',
      '__MACOSX/r/._a.csv': 'x',
    });
    expect([...(await readZip(bytes, LIMITS)).keys()]).toEqual(['a.csv', 'b.csv']);
    expect([...(await readZip(zipOf({ './a.csv': '1', 'b.csv': '2' }), LIMITS)).keys()]).toEqual([
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
  ])('answers %s for %j', async (code, files) => {
    expect(await codeOf(zipOf(files))).toBe(code);
  });

  it('bounds the number of entries', async () => {
    const names = Array.from({ length: 11 }, (_, index) => [`${index}.csv`, 'x']);
    expect(await codeOf(zipOf(Object.fromEntries(names)))).toBe('zip_too_many_entries');
  });

  it('stops inflating where the declared size ends', async () => {
    const bomb = zipOf({ 'a.csv': '0'.repeat(5_000_000) });
    expect(await codeOf(bomb)).toBe('zip_too_large');
    expect(await codeOf(patched(bomb, CENTRAL, 24, 10))).toBe('zip_damaged');
  });

  it('reads ZIP64 within the same bounds', async () => {
    const bytes = asZip64(zipOf({ 'a.csv': 'x', 'b.csv': 'y' }));
    expect([...(await readZip(bytes, LIMITS)).keys()]).toEqual(['a.csv', 'b.csv']);
    expect(await codeOf(bytes, { ...LIMITS, maxEntries: 1 })).toBe('zip_too_many_entries');
    expect(await codeOf(bytes, { ...LIMITS, maxTotalBytes: 1 })).toBe('zip_too_large');
  });

  it('refuses encryption and other compression', async () => {
    const bytes = zipOf({ 'a.csv': 'x' });
    expect(await codeOf(patched(bytes, CENTRAL, 8, 0x0008_0001))).toBe('zip_encrypted');
    expect(await codeOf(patched(bytes, CENTRAL, 8, 0x000c_0000))).toBe('zip_unsupported');
    // Strong encryption, which may make the directory unreadable, too.
    expect(await codeOf(patched(bytes, CENTRAL, 8, 0x0008_0041))).toBe('zip_encrypted');
  });

  it('refuses a directory that is not where the archive says', async () => {
    const bytes = zipOf({ 'a.csv': 'x' });
    expect(await codeOf(patched(bytes, 'PK\u{5}\u{6}', 16, 0xffff_ffff))).toBe('zip_damaged');
  });

  it('refuses two entries of one path', async () => {
    const bytes = Buffer.from(zipOf({ 'a.csv': '1', 'b.csv': '2' }));
    const renamed = Buffer.from(bytes.toString('latin1').replaceAll('b.csv', 'a.csv'), 'latin1');
    expect(await codeOf(renamed)).toBe('zip_duplicate_name');
  });

  it('refuses content that does not match its checksum', async () => {
    expect(await codeOf(patched(zipOf({ 'a.csv': 'x' }), CENTRAL, 16, 1))).toBe('zip_damaged');
  });

  it.each([new Uint8Array(), strToU8('a,b\n1,2\n'), strToU8('PK\u{3}\u{4}'.repeat(20))])(
    'refuses what is no archive',
    async (bytes) => {
      expect(await codeOf(bytes)).toBe('not_a_zip');
    },
  );

  const sound = zipOf({ 'r/a.csv': 'abc'.repeat(50), 'r/b.csv': 'é' });

  it.each([
    ['an archive', sound],
    ['ZIP64', asZip64(sound)],
  ])('answers any damage to %s with a typed error, never more than the limit', async (_, valid) => {
    const damage = fc.array(
      fc.tuple(fc.nat({ max: valid.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(damage, fc.nat({ max: valid.length }), async (writes, length) => {
        const bytes = Uint8Array.from(valid);
        for (const [at, value] of writes) bytes[at] = value;
        for (const candidate of [bytes, bytes.subarray(0, length)]) {
          try {
            const contents = [...(await readZipEntries(candidate, LIMITS)).values()];
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
