import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ONE,
  ZERO,
  add,
  compare,
  fraction,
  fromPercentage,
  isEqual,
  leastCommonMultiple,
  multiply,
  parseFraction,
  parseShare,
  subtract,
  sumFractions,
  toPercentage,
  toShareText,
} from './fraction.ts';

const anyFraction = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.bigInt({ min: 1n, max: 10n ** 12n }),
  )
  .map(([n, d]) => fraction(n, d));

describe('fraction', () => {
  it.each([
    [2, 4, '1/2'],
    [0, 7, '0/1'],
    [-2, -4, '1/2'],
    [2, -4, '-1/2'],
    [7n, 7, '1/1'],
  ])('%s/%s is %s', (n, d, text) => {
    expect(toShareText(fraction(n, d))).toBe(text);
  });

  it('refuses a zero denominator and numbers that are not whole', () => {
    expect(() => fraction(1, 0)).toThrow('zero');
    expect(() => fraction(0.5, 1)).toThrow('whole');
    expect(() => fraction(2 ** 53, 1)).toThrow('whole');
  });

  it('makes equal values equal records', () => {
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 1, max: 1000 }), (f, k) => {
        expect(fraction(f.numerator * BigInt(k), f.denominator * BigInt(k))).toEqual(f);
      }),
    );
  });
});

it.each([
  ['71/2', fraction(71, 2)],
  ['4', fraction(4, 1)],
  ['0', ZERO],
])('parseFraction reads %s', (text, expected) => {
  expect(parseFraction(text)).toEqual(expected);
});

describe('parseShare', () => {
  it.each([
    ['1/3', '1/3'],
    ['2/6', '1/3'],
    ['1/1', '1/1'],
    ['0001/0002', '1/2'],
    ['0/3', undefined],
    ['4/3', undefined],
    ['1/0', undefined],
    ['-1/3', undefined],
    ['1', undefined],
    ['1/3 ', undefined],
    ['1/3\n', undefined],
    ['0.5/1', undefined],
    [`1/${'9'.repeat(19)}`, undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => {
    const share = parseShare(text);
    expect(share && toShareText(share)).toBe(expected);
  });
});

describe('fromPercentage', () => {
  it.each([
    [1, '1/1'],
    [0.5, '1/2'],
    [0.333333, '333333/1000000'],
    [0.000001, '1/1000000'],
    [0.3333333, undefined],
    [1 / 3, undefined],
    [0, undefined],
    [-0.5, undefined],
    [1.000001, undefined],
    [Number.NaN, undefined],
  ])('of %s is %s', (p, expected) => {
    const share = fromPercentage(p);
    expect(share && toShareText(share)).toBe(expected);
  });

  it('reads back the percentage of every millionth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (millionths) => {
        const share = fraction(millionths, 1_000_000);
        expect(fromPercentage(toPercentage(share))).toEqual(share);
      }),
    );
  });
});

describe('toPercentage', () => {
  it.each([
    [1, 3, 0.333333],
    [2, 3, 0.666667],
    [1, 2_000_000, 0.000001],
    [1, 2_000_001, 0],
    [1, 1, 1],
    [4, 3, 1.333333],
  ])('of %s/%s is %s', (n, d, expected) => {
    expect(toPercentage(fraction(n, d))).toBe(expected);
  });
});

describe('arithmetic', () => {
  it('makes three times 1/3 exactly 1', () => {
    const third = fraction(1, 3);
    expect(sumFractions([third, third, third])).toEqual(ONE);
    expect(sumFractions([])).toEqual(ZERO);
  });

  it('makes n times 1/n exactly 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (n) => {
        expect(sumFractions(Array.from({ length: n }, () => fraction(1, n)))).toEqual(ONE);
      }),
    );
  });

  it('obeys the laws of a field', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(isEqual(subtract(a, a), ZERO)).toBe(true);
      }),
    );
  });

  it('orders by value', () => {
    expect(compare(fraction(1, 3), fraction(333_333, 1_000_000))).toBe(1);
    expect(compare(fraction(-1, 2), ZERO)).toBe(-1);
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(compare(a, b)).toBe(0 - compare(b, a) + 0);
        expect(compare(a, b) === 0).toBe(isEqual(a, b));
        expect(subtract(a, b).numerator > 0n).toBe(compare(a, b) > 0);
      }),
    );
  });
});

describe('leastCommonMultiple', () => {
  it.each([
    [[], 1n],
    [[4n, 6n], 12n],
    [[1n, 7n, 7n], 7n],
  ])('of %s is %s', (values, expected) => {
    expect(leastCommonMultiple(values)).toBe(expected);
  });

  it('refuses zero', () => {
    expect(() => leastCommonMultiple([0n])).toThrow('positive');
  });
});
