import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS, formatEuro, isCents, parseEuro, sumCents, toEuro } from './money.ts';

const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });

describe('parseEuro', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [1.005, undefined],
    [19.99, 1999],
    [-1234.5, -123_450],
    [0.1 + 0.2, undefined],
    [1e-7, undefined],
    [22_517_998_136_852.47, MAX_CENTS],
    [22_517_998_136_852.48, undefined],
    [-22_517_998_136_852.48, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e300, undefined],
  ])('reads the number %s as %s', (input, expected) => {
    expect(parseEuro(input)).toBe(expected);
  });

  it.each([
    ['0', 0],
    ['-0.00', 0],
    ['12', 1200],
    ['12.3', 1230],
    ['012.30', 1230],
    ['-12.34', -1234],
    ['22517998136852.47', MAX_CENTS],
    ['-22517998136852.47', -MAX_CENTS],
    ['22517998136852.48', undefined],
    ['99999999999999.99', undefined],
    ['100000000000000', undefined],
    ['12.345', undefined],
    ['12.', undefined],
    ['.5', undefined],
    ['+1', undefined],
    ['1e3', undefined],
    ['1,50', undefined],
    [' 1', undefined],
    ['1\n', undefined],
    ['', undefined],
    ['١', undefined],
  ])('reads the text %j as %s', (input, expected) => {
    expect(parseEuro(input)).toBe(expected);
  });

  it('reads back what it wrote, as number and as text', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(parseEuro(toEuro(value))).toBe(value === 0 ? 0 : value);
        expect(parseEuro(formatEuro(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('agrees with the decimal text of every number with a third decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
        const expected = thousandths % 10 === 0 ? thousandths / 10 + 0 : undefined;
        expect(parseEuro(thousandths / 1000)).toBe(expected === 0 ? 0 : expected);
      }),
    );
  });
});

describe('isCents', () => {
  it.each([
    [0, true],
    [-MAX_CENTS, true],
    [MAX_CENTS + 1, false],
    [0.5, false],
    [Number.NaN, false],
    ['1', false],
    [1n, false],
  ])('of %s is %s', (value, expected) => {
    expect(isCents(value)).toBe(expected);
  });
});

describe('formatEuro and toEuro', () => {
  it.each([
    [0, '0.00', 0],
    [-0, '0.00', 0],
    [5, '0.05', 0.05],
    [-5, '-0.05', -0.05],
    [-123_450, '-1234.50', -1234.5],
    [MAX_CENTS, '22517998136852.47', 22_517_998_136_852.47],
  ])('write %s cents as %s', (value, text, euro) => {
    expect(formatEuro(value)).toBe(text);
    expect(toEuro(value)).toBe(euro);
  });

  it('refuse what is not an amount', () => {
    expect(() => formatEuro(0.5)).toThrow('out of range');
    expect(() => toEuro(MAX_CENTS + 1)).toThrow('out of range');
  });
});

describe('sumCents', () => {
  it('adds exactly', () => {
    expect(sumCents([10, 20, -30])).toBe(0);
    expect(sumCents([])).toBe(0);
    expect(sumCents(new Set([MAX_CENTS, -1]))).toBe(MAX_CENTS - 1);
  });

  it('refuses a sum out of range, even one that would come back', () => {
    expect(() => sumCents([MAX_CENTS, 1])).toThrow('out of range');
    expect(() => sumCents([MAX_CENTS, 1, -1])).toThrow('out of range');
    expect(() => sumCents([1.5])).toThrow('out of range');
  });
});
