import type { WeightedUnit } from '#domain/charges/split-amount.ts';
import { allocateByFractions } from '#domain/kernel/allocate.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import {
  ZERO,
  divide,
  fraction,
  multiply,
  parseFraction,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { CostAmount } from './cost-line.ts';
import { sumWeights, type LotHolders } from './holder-days.ts';

/** A lot and its exact weight in a cost. */
export interface LotWeight {
  readonly unit_id: string;
  readonly unit_number: string;
  readonly weight: Fraction;
}

/** The part of a lot in a cost, fixed when the cost is posted. */
export interface LotPart extends CostAmount {
  readonly unit_id: string;
  readonly unit_number: string;
  /** An integer, or a fraction such as "456/7". */
  readonly weight: string;
  readonly total_weight: string;
}

/** The weights of a key from a day on; null: from the start. */
export interface KeyVersion {
  readonly distribution_key_id: string;
  readonly valid_from: LocalDate | null;
  readonly units: readonly WeightedUnit[];
}

/** Writes an exact weight: whole numbers without denominator. */
export function toWeightText(weight: Fraction): string {
  return weight.denominator === 1n ? String(weight.numerator) : toShareText(weight);
}

/** Reads the exact weight of a stored part. */
export function readLotWeight({ unit_id, unit_number, weight }: LotPart): LotWeight {
  return { unit_id, unit_number, weight: parseFraction(weight) };
}

/**
 * Finds the version of a key in force on the day on which a cost is entered.
 * Rule: a change of a key is not retroactive; the days covered do not matter.
 */
export function findKeyVersion(
  versions: readonly KeyVersion[],
  distribution_key_id: string,
  entry_date: LocalDate,
): KeyVersion | undefined {
  return versions
    .filter((one) => one.distribution_key_id === distribution_key_id)
    .filter(({ valid_from }) => valid_from === null || valid_from <= entry_date)
    .reduce<KeyVersion | undefined>(
      (latest, one) =>
        latest === undefined || (one.valid_from ?? '') >= (latest.valid_from ?? '') ? one : latest,
      undefined,
    );
}

/** Converts the integer weights of a key. */
export function weighUnits(units: readonly WeightedUnit[]): LotWeight[] {
  return units.map(({ unit_id, unit_number, weight }) => ({
    unit_id,
    unit_number,
    weight: fraction(weight, 1),
  }));
}

/**
 * Reduces the weight of each lot to the part of those holders who are not excluded, as an exact fraction:
 * the person is exempt, joint holders of the lot are not. A lot held by excluded owners alone weighs 0.
 * Rule: an owner who wins against the association bears none of its costs (Civil Code, art. 3.92 §9).
 */
export function excludeOwners(
  weights: readonly LotWeight[],
  excluded: readonly string[],
  holdersOf: (unit_id: string) => LotHolders,
): LotWeight[] {
  if (excluded.length === 0) return [...weights];
  return weights.map((lot) => {
    const { holders } = holdersOf(lot.unit_id);
    const all = sumWeights(holders);
    if (all.numerator === 0n) return lot;
    return { ...lot, weight: multiply(lot.weight, divide(sumWeights(holders, excluded), all)) };
  });
}

/**
 * Splits a cost and its VAT, each by itself, over lots by their weights; a lot of weight 0 has no part.
 * Parts come by unit_number in code point order, which also breaks ties, and add up to the cost.
 * Rule: largest remainder; shares follow Civil Code art. 3.81 and 3.85. At least one weight is above 0.
 */
export function allocateToLots(cost: CostAmount, weights: readonly LotWeight[]): LotPart[] {
  const bearing = weights
    .filter(({ weight }) => weight.numerator !== 0n)
    .sort((a, b) => compareCodePoints(a.unit_number, b.unit_number));
  const exact = bearing.map(({ weight }) => weight);
  const amounts = allocateByFractions(cost.amount_cents, exact);
  const vats = cost.vat_cents === 0 ? [] : allocateByFractions(cost.vat_cents, exact);
  const total_weight = toWeightText(sumWhole(exact));
  return bearing.map(({ unit_id, unit_number, weight }, index) => ({
    unit_id,
    unit_number,
    weight: toWeightText(weight),
    total_weight,
    amount_cents: amounts[index] ?? 0,
    vat_cents: vats[index] ?? 0,
  }));
}

/** Adds weights; whole ones, which most keys have, without reducing each sum. */
function sumWhole(weights: readonly Fraction[]): Fraction {
  const isWhole = weights.every(({ denominator }) => denominator === 1n);
  if (!isWhole) return sumFractions(weights);
  return { ...ZERO, numerator: weights.reduce((sum, { numerator }) => sum + numerator, 0n) };
}
