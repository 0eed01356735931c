import { roundHalfUp } from '#domain/kernel/decimal.ts';
import {
  ONE,
  ZERO,
  divide,
  fraction,
  multiply,
  parseFraction,
  parseShare,
  sumFractions,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** The figures of a charge as a statement shows them. */
export interface ChargeFigures {
  /** Charged to the building; null for works, which are settled as a whole. */
  readonly building_cents: Cents | null;
  readonly amount_cents: Cents;
  readonly weight: string | null;
  readonly total_weight: string | null;
  /** Share of each stretch of days, such as "5/12;1/1". */
  readonly share: string | null;
  /** Days of each stretch, such as "35;56". */
  readonly days: string | null;
  readonly total_days: number | null;
  /** Consumption of the owner, for a meter key. */
  readonly consumption: string | null;
}

/** Days in a row during which an owner held the same share of a lot. */
export interface HeldStretch {
  readonly share: string;
  readonly days: number;
}

/** A charge as a product that its owner can check. */
export interface ChargeProduct {
  readonly building_cents: Cents;
  /** Weight of the lot, or consumption of the owner for a meter key. */
  readonly weight: string;
  readonly total_weight: string;
  /** Stretches in order; empty for a meter key, whose consumption is that of the owner. */
  readonly stretches: readonly HeldStretch[];
  readonly total_days: number;
  /** Cents that the charge differs from the exact product, rounded half up. */
  readonly rounding_cents: Cents;
}

/** Each of the two allocations, over lots and over holders, moves less than a cent. */
const MAX_ROUNDING_CENTS = 2;

/**
 * Explains a charge as building × weight ÷ total × Σ (share × days) ÷ days covered. Undefined if the
 * figures do not give the charge: works, a credit note pro rata of what was left, excluded owners, a
 * difference after a sale.
 * Rule: each allocation rounds by largest remainder, so the product may differ by two cents.
 */
export function explainCharge(charge: ChargeFigures): ChargeProduct | undefined {
  const { building_cents, total_weight, consumption, total_days, amount_cents } = charge;
  const weight = consumption ?? charge.weight;
  if (building_cents === null || weight === null || total_weight === null) return undefined;
  const stretches = consumption === null ? listStretches(charge) : [];
  const whole = parseFraction(total_weight);
  if (whole.numerator === 0n || total_days === null || total_days === 0) return undefined;
  const part = divide(parseFraction(weight), whole);
  const held = consumption === null ? weighStretches(stretches, total_days) : ONE;
  const exact = multiply(multiply(fraction(building_cents, 1), part), held);
  const rounding_cents = amount_cents - Number(roundHalfUp(exact.numerator, exact.denominator));
  if (Math.abs(rounding_cents) > MAX_ROUNDING_CENTS) return undefined;
  return { building_cents, weight, total_weight, stretches, total_days, rounding_cents };
}

/** Lists the stretches of a charge from their texts, such as "5/12;1/1" and "35;56". */
export function listStretches({
  share,
  days,
}: Pick<ChargeFigures, 'share' | 'days'>): HeldStretch[] {
  const lengths = (days ?? '').split(';');
  return (share ?? '')
    .split(';')
    .map((one, index) => ({ share: one, days: Number(lengths[index] ?? 0) }));
}

function weighStretches(stretches: readonly HeldStretch[], total_days: number): Fraction {
  return sumFractions(
    stretches.map(({ share, days }) =>
      multiply(parseShare(share) ?? ZERO, fraction(days, total_days)),
    ),
  );
}
