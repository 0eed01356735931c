import { assert } from './assert.ts';
import { leastCommonMultiple, type Fraction } from './fraction.ts';
import { isCents, type Cents } from './money.ts';

/**
 * Splits an amount in cents over weights (integers ≥ 0, at least one above 0); the parts come in the order
 * of the weights and always add up to the amount. A negative amount splits like the positive one.
 * Rule: floor(cents × weight / total) each; the cents left over go one by one to the largest remainders,
 * ties in the order given, so the caller sorts. No statute fixes the rounding; that the parts add up is
 * accounting logic.
 */
export function allocate(totalCents: Cents, weights: readonly (number | bigint)[]): Cents[] {
  assert(isCents(totalCents), 'An amount is out of range');
  // A product of cents and shares exceeds 2^53 well within the allowed amounts.
  const exactWeights = weights.map(exactWeight);
  const totalWeight = exactWeights.reduce((total, weight) => total + weight, 0n);
  assert(totalWeight > 0n, 'An amount cannot be split over weights that add up to zero');
  const magnitude = BigInt(Math.abs(totalCents));

  const parts = exactWeights.map((weight) => Number((magnitude * weight) / totalWeight));
  const remainders = exactWeights.map((weight) => (magnitude * weight) % totalWeight);
  const leftOver = Math.abs(totalCents) - sumOf(parts);
  for (const index of byLargest(remainders).slice(0, leftOver)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }

  const signed = totalCents < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
  assert(sumOf(signed) === totalCents, 'The parts do not add up to the amount');
  return signed;
}

/** Splits an amount in cents over exact fractions ≥ 0, at least one above 0, as `allocate` does. */
export function allocateByFractions(totalCents: Cents, weights: readonly Fraction[]): Cents[] {
  const denominator = leastCommonMultiple(weights.map((weight) => weight.denominator));
  return allocate(
    totalCents,
    weights.map((weight) => weight.numerator * (denominator / weight.denominator)),
  );
}

/** Returns a fraction of an amount in cents, from 0 to all of it, rounded half up to the cent. */
export function takeFraction(cents: Cents, { numerator, denominator }: Fraction): Cents {
  const [part = 0] = allocate(cents, [numerator, denominator - numerator]);
  return part;
}

function exactWeight(weight: number | bigint): bigint {
  assert(typeof weight === 'bigint' || Number.isSafeInteger(weight), 'A weight is not an integer');
  const exact = BigInt(weight);
  assert(exact >= 0n, 'A weight is negative');
  return exact;
}

/** Lists positions from the largest value to the smallest; equal values keep their order. */
function byLargest(values: readonly bigint[]): number[] {
  return [...values.entries()]
    .sort(([i, a], [j, b]) => (a === b ? i - j : a > b ? -1 : 1))
    .map(([index]) => index);
}

/** All terms have the sign of the total and none exceeds it: the sum stays exact. */
function sumOf(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
