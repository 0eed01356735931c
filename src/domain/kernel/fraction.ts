import { assert } from './assert.ts';
import { parseDecimal, roundHalfUp } from './decimal.ts';

/** An exact, reduced fraction with a positive denominator: equal values are equal records. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const SHARE = /^(\d{1,18})\/(\d{1,18})$/;
const MILLION = 1_000_000n;

export const ZERO: Fraction = Object.freeze({ numerator: 0n, denominator: 1n });
export const ONE: Fraction = Object.freeze({ numerator: 1n, denominator: 1n });

/** Makes the reduced fraction n/d of two integers; d may be negative but not zero. */
export function fraction(n: bigint | number, d: bigint | number): Fraction {
  const numerator = exactInteger(n);
  const denominator = exactInteger(d);
  assert(denominator !== 0n, 'A denominator is zero');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function exactInteger(value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  assert(Number.isSafeInteger(value), 'A fraction needs whole numbers');
  return BigInt(value);
}

/** Computes the greatest common divisor, never negative; of 0 and b it is |b|. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Computes the least common multiple of positive integers, 1 for none. */
export function leastCommonMultiple(values: Iterable<bigint>): bigint {
  let multiple = 1n;
  for (const value of values) {
    assert(value > 0n, 'A least common multiple needs positive numbers');
    multiple = (multiple / greatestCommonDivisor(multiple, value)) * value;
  }
  return multiple;
}

/** Parses a share in a unit such as "1/3": above 0 and at most 1, otherwise undefined. */
export function parseShare(text: string): Fraction | undefined {
  const match = SHARE.exec(text);
  if (!match) return undefined;
  const denominator = BigInt(match[2] ?? '');
  return denominator === 0n ? undefined : asShare(fraction(BigInt(match[1] ?? ''), denominator));
}

/** Parses a fraction that the service has written: "71/2", or a whole number without denominator. */
export function parseFraction(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

/** Converts a share in a unit, 0 < p ≤ 1 with at most six decimals, exactly; otherwise undefined. */
export function fromPercentage(p: number | string): Fraction | undefined {
  const millionths = parseDecimal(p, 6);
  return millionths === undefined ? undefined : asShare(fraction(millionths, MILLION));
}

function asShare(f: Fraction): Fraction | undefined {
  return f.numerator > 0n && f.numerator <= f.denominator ? f : undefined;
}

/** Formats a fraction as "1/3"; whole numbers keep their denominator ("1/1"). */
export function toShareText(f: Fraction): string {
  return `${f.numerator}/${f.denominator}`;
}

/** Converts a fraction to a number (1 is the whole), rounded half up to six decimals. */
export function toPercentage(f: Fraction): number {
  return Number(roundHalfUp(f.numerator * MILLION, f.denominator)) / Number(MILLION);
}

/** Adds two fractions, exactly. */
export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** Subtracts the second fraction from the first, exactly. */
export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** Multiplies two fractions, exactly. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Divides a by b, which must not be 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Compares two fractions, as a sort callback. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether two fractions have the same value. */
export function isEqual(a: Fraction, b: Fraction): boolean {
  return compare(a, b) === 0;
}

/** Computes the exact sum, 0 for none. Three times 1/3 is 1. */
export function sumFractions(values: Iterable<Fraction>): Fraction {
  let sum = ZERO;
  for (const value of values) sum = add(sum, value);
  return sum;
}
