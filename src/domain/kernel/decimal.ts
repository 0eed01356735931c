import { assert } from './assert.ts';

/** Enough for any quantity or price, and short enough to parse quickly. */
const PLAIN_DECIMAL = /^(-?)0*(\d{1,30})(?:\.(\d{1,30}))?$/;
const SCIENTIFIC = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

/**
 * Parses a decimal to an integer scaled by 10^maxDecimals: parseDecimal('1.5', 6) is 1500000n. Returns
 * undefined if the input is not a plain decimal or has too many decimals; a number is read as the shortest
 * decimal that denotes it.
 */
export function parseDecimal(input: number | string, maxDecimals: number): bigint | undefined {
  assert(Number.isInteger(maxDecimals) && maxDecimals >= 0, 'The number of decimals is wrong');
  const match = PLAIN_DECIMAL.exec(typeof input === 'number' ? plainText(input) : input);
  if (!match) return undefined;
  const [, sign, units = '', decimals = ''] = match;
  if (decimals.length > maxDecimals) return undefined;
  const scaled = BigInt(units + decimals.padEnd(maxDecimals, '0'));
  return sign === '-' ? -scaled : scaled;
}

/** Writes a number as its shortest decimal text, without the exponent of String(). */
function plainText(input: number): string {
  const text = String(input);
  const match = SCIENTIFIC.exec(text);
  if (!match) return text;
  const [, sign = '', unit = '', decimals = '', exponent = ''] = match;
  const power = Number(exponent);
  const digits = unit + decimals;
  return power < 0
    ? `${sign}0.${'0'.repeat(-power - 1)}${digits}`
    : `${sign}${digits.padEnd(power + 1, '0')}`;
}

/**
 * Divides and rounds to the nearest integer, halves away from zero (a credit line rounds like the line it
 * corrects). The denominator must not be nil.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  assert(denominator !== 0n, 'The denominator must not be nil');
  const [above, below] = [magnitude(numerator), magnitude(denominator)];
  const rounded = (2n * above + below) / (2n * below);
  return numerator < 0n === denominator < 0n ? rounded : -rounded;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
