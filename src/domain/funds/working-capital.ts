import { partOf } from '#domain/kernel/allocate.ts';
import type { Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** What became of the working capital of a unit that was sold; Pending: its day has not come. */
export const WORKING_CAPITAL_STATES = ['Passed', 'NoneFound', 'Pending'] as const;
export type WorkingCapitalState = (typeof WORKING_CAPITAL_STATES)[number];

/**
 * What a seller gets back of the working capital that a unit holds, and the buyer pays in: the part
 * of the seller's holding that was passed on, to the cent by largest remainder.
 * Rule: Civil Code art. 3.94 §5; the share of the reserve stays with the association.
 */
export function workingCapitalPassed(heldCents: Cents, passed: Fraction): Cents {
  return partOf(heldCents, passed);
}
