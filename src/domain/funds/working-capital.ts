import { takeFraction } from '#domain/kernel/allocate.ts';
import type { Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** State of the working capital of a sold unit; Pending: its day has not come. */
export const WORKING_CAPITAL_STATES = ['Passed', 'NoneFound', 'Pending'] as const;
export type WorkingCapitalState = (typeof WORKING_CAPITAL_STATES)[number];

/**
 * Computes the working capital returned to the seller of a unit and paid in by the buyer: the share sold of
 * the seller's holding, to the cent by largest remainder.
 * Rule: Civil Code art. 3.94 §5; the share of the reserve stays with the association.
 */
export function computeWorkingCapitalPassed(heldCents: Cents, passed: Fraction): Cents {
  return takeFraction(heldCents, passed);
}

/** A sale of a unit whose working capital was already passed on. */
export interface SettledSale {
  readonly id: string;
  readonly from_owner_id: string;
  readonly to_owner_id: string;
  readonly effective_date: LocalDate;
  /** The share of the seller's holding that was passed on. */
  readonly passed: Fraction;
}

/**
 * Computes the working capital still to be passed on when it is called for a date before the unit was sold:
 * sale after sale, the sold share of what the seller then holds. On the first day of a sale the buyer
 * already holds the unit, so a call of that day charges them.
 * Rule: Civil Code art. 3.94 §5.
 * @param called of the unit, by owner
 * @param sales of the unit, in the order in which it changed hands
 * @returns above 0
 */
export function listWorkingCapitalToFollow<Sale extends SettledSale>(
  called: readonly { readonly owner_id: string; readonly amount_cents: Cents }[],
  call_date: LocalDate,
  sales: readonly Sale[],
): { readonly sale: Sale; readonly amount_cents: Cents }[] {
  const held = new Map<string, Cents>();
  const add = (owner: string, cents: Cents) => held.set(owner, (held.get(owner) ?? 0) + cents);
  for (const { owner_id, amount_cents } of called) add(owner_id, amount_cents);
  return sales.flatMap((sale) => {
    if (sale.effective_date <= call_date) return [];
    const amount_cents = computeWorkingCapitalPassed(
      held.get(sale.from_owner_id) ?? 0,
      sale.passed,
    );
    add(sale.from_owner_id, -amount_cents);
    add(sale.to_owner_id, amount_cents);
    return amount_cents === 0 ? [] : [{ sale, amount_cents }];
  });
}
