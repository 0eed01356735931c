import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipSize, zipStream, type ZipEntry } from './zip-stream.ts';

/** A file that arrives in several pieces. */
function entry(name: string, ...pieces: string[]): ZipEntry {
  const size = Buffer.byteLength(pieces.join(''));
  return { name, size, open: async () => Readable.from(pieces.map((text) => Buffer.from(text))) };
}

const entries = [
  entry('data.json', '{"name":', '"Zoë"}'),
  entry('letters/a/Appel été.pdf', 'x'.repeat(70_000), 'y'),
  entry('empty.txt'),
];

describe('an archive that is written as it is read', () => {
  it('holds the files as they are, and is as long as it was said to be', async () => {
    const archive = await buffer(zipStream(entries));
    expect(archive.length).toBe(zipSize(entries));
    const read = unzipSync(archive);
    expect(Object.keys(read)).toEqual(entries.map(({ name }) => name));
    expect(Buffer.from(read['data.json'] ?? []).toString()).toBe('{"name":"Zoë"}');
    expect(read['letters/a/Appel été.pdf']).toHaveLength(70_001);
    expect(read['empty.txt']).toHaveLength(0);
  });

  it('may be empty', async () => {
    expect((await buffer(zipStream([]))).length).toBe(zipSize([]));
  });

  it('is given in parts that make the whole', async () => {
    const whole = await buffer(zipStream(entries));
    for (const cut of [1, 40, 60_000, whole.length - 2]) {
      const first = await buffer(zipStream(entries, { start: 0, end: cut - 1 }));
      const rest = await buffer(zipStream(entries, { start: cut, end: whole.length - 1 }));
      expect(Buffer.concat([first, rest]).equals(whole)).toBe(true);
    }
  });

  it('is none of more than its table can name', () => {
    const around = 22 + 30 + 16 + 46 + 2;
    const most = 0xff_ff_ff_ff;
    expect(zipSize([{ name: 'a', size: most - around }])).toBe(most);
    expect(zipSize([{ name: 'a', size: most - around + 1 }])).toBeUndefined();
    const many = (length: number) => Array.from({ length }, () => ({ name: 'a', size: 0 }));
    expect(zipSize(many(0xff_ff))).toBe(0xff_ff * (30 + 1 + 16 + 46 + 1) + 22);
    expect(zipSize(many(0x1_00_00))).toBeUndefined();
  });

  it('fails where a file cannot be read', async () => {
    const broken: ZipEntry = { name: 'a', size: 1, open: () => Promise.reject(new Error('gone')) };
    await expect(buffer(zipStream([broken]))).rejects.toThrow('gone');
  });
});
