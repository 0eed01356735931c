import { allocate } from '#domain/kernel/allocate.ts';
import type { Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';

/**
 * What a seller gets back of the working capital that a unit holds, and the buyer pays in: the part
 * of the seller's holding that was passed on, to the cent by largest remainder.
 * Rule: Civil Code art. 3.94 §5; the share of the reserve stays with the association.
 */
export function workingCapitalPassed(heldCents: Cents, passed: Fraction): Cents {
  const [part = 0] = allocate(heldCents, [passed.numerator, passed.denominator - passed.numerator]);
  return part;
}
