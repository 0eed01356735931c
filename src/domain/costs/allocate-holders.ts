import { allocateByFractions } from '#domain/kernel/allocate.ts';
import { assert } from '#domain/kernel/assert.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import type { Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { toWeightText, type LotPart } from './allocate-lots.ts';
import type { LotHolder } from './holder-days.ts';

/** The part of a person in a cost of a lot, with the figures behind it. */
export interface BornePart extends LotPart {
  readonly owner_id: string;
  /** "1/1", or each stretch of equal share in order: "5/12;1/1". */
  readonly share: string;
  /** Days of each stretch: "35;56". */
  readonly days: string;
  /** Consumption of a metered cost in the days held. */
  readonly consumption: string | null;
}

/**
 * Splits the part of a lot, and its VAT by itself, over those who hold it in the covered days, by share ×
 * days or share × consumption, to the cent by largest remainder in the order given. Excluded owners have
 * no part; every other holder has one, be it 0.
 * Rule: ordinary charges by days (Civil Code, art. 3.94 §2); usufruct by art. 3.153 and 3.154.
 */
export function allocateToHolders(
  part: LotPart,
  holders: readonly LotHolder[],
  excluded: readonly string[] = [],
): BornePart[] {
  const bearing =
    excluded.length === 0
      ? holders
      : holders.filter(({ owner_id }) => !excluded.includes(owner_id));
  const [only] = bearing;
  if (only === undefined) return [];
  const weights = bearing.map(({ weight }) => weight);
  const amounts = splitCents(part.amount_cents, weights);
  const vats = splitCents(part.vat_cents, weights);
  return bearing.map(({ owner_id, share, days, consumption }, index) => ({
    unit_id: part.unit_id,
    unit_number: part.unit_number,
    weight: part.weight,
    total_weight: part.total_weight,
    owner_id,
    share,
    days,
    consumption: consumption === null ? null : toWeightText(consumption),
    amount_cents: amounts[index] ?? 0,
    vat_cents: vats[index] ?? 0,
  }));
}

/** Splits cents; most lots have one holder, and most parts need no exact arithmetic then. */
function splitCents(cents: Cents, weights: readonly Fraction[]): Cents[] {
  if (weights.length === 1) return [cents];
  return cents === 0 ? weights.map(() => 0) : allocateByFractions(cents, weights);
}

/**
 * Makes a function that computes the part of a charge that a tenant may be asked for, in cents, rounded
 * towards zero; nothing is allocated.
 * @param percent 0 to 100, at most two decimals
 */
export function makeRecoverable(percent: number): (cents: Cents) => Cents {
  const hundredths = parseDecimal(percent, 2);
  assert(hundredths !== undefined && hundredths >= 0n, 'A percentage has at most two decimals');
  if (hundredths === 0n) return () => 0;
  if (hundredths === 10_000n) return (cents) => cents;
  return (cents) => Number((BigInt(cents) * hundredths) / 10_000n);
}
