import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sealed, stripSeal } from './seal.ts';

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([1, 5, 31, 32, 33, 64, 1_000])('bytes come back in chunks of %s', async (size) => {
  for (const length of [0, 1, 31, 32, 33, 100, 999]) {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => index % 251));
    const whole = await buffer(sealed(inChunks(bytes, size)));
    let broken = 0;
    const count = () => void (broken += 1);
    expect((await buffer(stripSeal(inChunks(whole, size), count))).equals(bytes)).toBe(true);
    expect(broken).toBe(0);
    whole[length] = (whole[length] ?? 0) ^ 1;
    await buffer(stripSeal(inChunks(whole, size), count));
    expect(broken).toBe(1);
  }
});
