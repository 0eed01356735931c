import { assert } from './assert.ts';

/** An amount in whole cents of euro: a safe integer within ±MAX_CENTS. */
export type Cents = number;

/** Two bits below the safe integers, so that a double distinguishes every cent. */
export const MAX_CENTS = 2 ** 51 - 1;

/** 14 digits of euro are the width of MAX_CENTS; leading zeros are ignored. */
const DECIMAL_EURO = /^(-?)0*(\d{1,14})(?:\.(\d{1,2}))?$/;

/** Whether the value is a whole number of cents within ±MAX_CENTS. */
export function isCents(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_CENTS;
}

/**
 * Parses an amount in euro from a client (number, or string such as "-12.5") to cents. Returns undefined
 * for more than two decimals, anything that is not a plain decimal, or beyond ±MAX_CENTS.
 * Rule: amounts are exact, so input is never rounded.
 */
export function parseEuro(input: number | string): Cents | undefined {
  return typeof input === 'number' ? fromNumber(input) : fromText(input);
}

/** Converts an amount that a schema has validated to cents; any other input is a bug. */
export function centsOf(input: number | string): Cents {
  const cents = parseEuro(input);
  assert(cents !== undefined, 'An amount passed its schema but is invalid');
  return cents;
}

/** Accepts a double only if it is the one nearest to a decimal of at most two places. */
function fromNumber(input: number): Cents | undefined {
  const cents = Math.round(input * 100);
  if (!isCents(cents) || cents / 100 !== input) return undefined;
  return withoutNegativeZero(cents);
}

function fromText(input: string): Cents | undefined {
  const match = DECIMAL_EURO.exec(input);
  if (!match) return undefined;
  const [, sign, euros = '', decimals = ''] = match;
  const cents = Number(euros + decimals.padEnd(2, '0'));
  if (!isCents(cents)) return undefined;
  return withoutNegativeZero(sign === '-' ? -cents : cents);
}

function withoutNegativeZero(cents: number): Cents {
  return cents === 0 ? 0 : cents;
}

/** Converts cents to the JSON number of euro: the double nearest to the two-decimal amount. */
export function toEuro(cents: Cents): number {
  assert(isCents(cents), 'An amount is out of range');
  return withoutNegativeZero(cents) / 100;
}

/** Converts cents to the JSON number of euro; null stays null. */
export function toEuroOrNull(cents: Cents | null): number | null {
  return cents === null ? null : toEuro(cents);
}

/** Formats cents as plain text with a point and two decimals: -123450 becomes "-1234.50". */
export function formatEuro(cents: Cents): string {
  assert(isCents(cents), 'An amount is out of range');
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sums amounts in cents; no step may exceed ±MAX_CENTS, so the sum is exact. */
export function sumCents(values: Iterable<Cents>): Cents {
  let sum = 0;
  for (const value of values) {
    assert(isCents(value), 'An amount is out of range');
    sum += value;
    assert(isCents(sum), 'A sum of amounts is out of range');
  }
  return withoutNegativeZero(sum);
}
