import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { allocate } from './allocate.ts';
import { MAX_CENTS } from './money.ts';

const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
  .filter((values) => values.some((weight) => weight > 0));

describe('allocate', () => {
  it.each([
    [10_000, [333, 333, 334], [3330, 3330, 3340]],
    [123_457, [85, 120, 95, 700], [10_494, 14_815, 11_728, 86_420]],
    [-1000, [1, 1, 1], [-334, -333, -333]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [0, 1, 1], [0, 1, 0]],
    [0, [3, 4], [0, 0]],
    [-1, [1, 1], [-1, 0]],
    [5, [7n], [5]],
    [2, [1, 2, 2], [0, 1, 1]],
    [MAX_CENTS, [2 ** 53 - 1, 1], [MAX_CENTS, 0]],
  ])('splits %s over %s into %s', (total, over, parts) => {
    expect(allocate(total, over)).toEqual(parts);
  });

  it.each([
    [[], 'zero'],
    [[0, 0], 'zero'],
    [[1, -1, 3], 'negative'],
    [[-1n], 'negative'],
    [[0.5], 'integer'],
  ])('refuses the weights %s', (over, message) => {
    expect(() => allocate(100, over)).toThrow(message);
  });

  it('refuses an amount that is not in cents', () => {
    expect(() => allocate(0.5, [1])).toThrow('out of range');
    expect(() => allocate(MAX_CENTS + 1, [1])).toThrow('out of range');
  });

  it('adds up exactly, no part a cent or more from its exact share', () => {
    fc.assert(
      fc.property(cents, weights, (total, over) => {
        const parts = allocate(total, over);
        const sum = over.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + BigInt(b), 0n)).toBe(BigInt(total));
        for (const [index, part] of nonEmpty(parts.entries())) {
          const off = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(over[index] ?? 0);
          expect((off < 0n ? -off : off) < BigInt(sum)).toBe(true);
        }
      }),
    );
  });

  it('splits a negative amount like the positive one, without a negative zero', () => {
    fc.assert(
      fc.property(cents, weights, (total, over) => {
        const mirrored = allocate(-total, over);
        expect(mirrored).toEqual(allocate(total, over).map((part) => 0 - part));
      }),
    );
  });

  it('depends on the order only where remainders tie', () => {
    const shuffled = weights.chain((over) =>
      fc.tuple(
        fc.constant(over),
        fc.shuffledSubarray([...over.keys()], { minLength: over.length, maxLength: over.length }),
      ),
    );
    fc.assert(
      fc.property(cents, shuffled, (total, [over, order]) => {
        const remainder = (weight: number) =>
          (BigInt(Math.abs(total)) * BigInt(weight)) % BigInt(over.reduce((a, b) => a + b, 0));
        const parts = allocate(total, over);
        const reordered = allocate(
          total,
          order.map((index) => over[index] ?? 0),
        );
        for (const [position, index] of nonEmpty(order.entries())) {
          const own = remainder(over[index] ?? 0);
          const ties = over.filter((weight) => remainder(weight) === own).length;
          if (ties === 1) expect(reordered[position]).toBe(parts[index]);
        }
      }),
    );
  });

  it('gives nothing to a weight of zero', () => {
    fc.assert(
      fc.property(cents, weights, (total, over) => {
        const parts = allocate(total, [...over, 0]);
        expect(parts.at(-1)).toBe(0);
      }),
    );
  });
});
