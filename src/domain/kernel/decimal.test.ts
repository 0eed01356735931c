import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, roundHalfUp } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    [0, 0, 0n],
    [-0, 2, 0n],
    [1.5, 6, 1_500_000n],
    [0.1, 6, 100_000n],
    [0.1 + 0.2, 6, undefined],
    [0.000001, 6, 1n],
    [1e-7, 6, undefined],
    [1.5e-7, 8, 15n],
    [-1e-7, 7, -1n],
    [1e21, 1, 10n ** 22n],
    [-1.25e22, 0, -125n * 10n ** 20n],
    [1e300, 0, undefined],
    [Number.NaN, 2, undefined],
    [Number.NEGATIVE_INFINITY, 2, undefined],
    ['1.500000', 6, 1_500_000n],
    ['1.5000000', 6, undefined],
    ['-007.25', 2, -725n],
    ['5', 0, 5n],
    ['5.0', 0, undefined],
    ['1e3', 6, undefined],
    ['.5', 6, undefined],
    ['', 6, undefined],
    ['1\n', 6, undefined],
    ['9'.repeat(31), 0, undefined],
  ])('reads %j with %i decimals as %s', (input, decimals, expected) => {
    expect(parseDecimal(input, decimals)).toBe(expected);
  });

  it('reads number and text of the same decimal alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (millionths) => {
        expect(parseDecimal(millionths / 1e6, 6)).toBe(BigInt(millionths));
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [5n, 3n, 2n],
    [-1n, 3n, 0n],
    [-21n, -100n, 0n],
    [-5n, -2n, 3n],
    [0n, 7n, 0n],
    [10n ** 30n + 5n, 10n, 10n ** 29n + 1n],
  ])('of %s / %s is %s', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  it('is sign-symmetric and at most half a unit off', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (n, d) => {
        const rounded = roundHalfUp(n, d);
        expect(roundHalfUp(-n, d)).toBe(-rounded);
        expect(roundHalfUp(n, -d)).toBe(-rounded);
        const twiceOff = 2n * (rounded * d - n);
        expect(twiceOff <= d && twiceOff >= -d).toBe(true);
      }),
    );
  });

  it('refuses a denominator of nil', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow('denominator');
  });
});
