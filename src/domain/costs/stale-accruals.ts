import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { isStaleAccrual } from '#domain/statements/statement-findings.ts';

/** Amounts accrued and cleared for one supplier on one account on a day. */
export interface AccrualMovement {
  readonly account_code: string;
  readonly supplier_id: string | null;
  readonly entry_date: LocalDate;
  readonly accrued_cents: Cents;
  readonly cleared_cents: Cents;
}

/**
 * Counts the suppliers and accounts of which something accrued more than twelve months before a day has
 * not been cleared since; what is cleared clears the oldest first.
 * @param movements up to that day
 */
export function countStaleAccruals(movements: readonly AccrualMovement[], on: LocalDate): number {
  const groups = Map.groupBy(
    movements,
    ({ account_code, supplier_id }) => `${account_code} ${supplier_id ?? ''}`,
  );
  return [...groups.values()].filter((same) => {
    const old = same.filter(({ entry_date }) => isStaleAccrual(entry_date, on));
    const accrued = sumCents(old.map(({ accrued_cents }) => accrued_cents));
    return accrued > sumCents(same.map(({ cleared_cents }) => cleared_cents));
  }).length;
}
