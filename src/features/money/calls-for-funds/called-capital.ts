import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Change } from '#platform/followers.ts';
import type { CallLine } from './repository.ts';

/** Lines of a sent call for the working capital. */
export interface CalledCapital {
  readonly call_date: LocalDate;
  /** By unit and owner; empty if the call is for other funds. */
  readonly lines: readonly Pick<CallLine, 'unit_id' | 'owner_id' | 'amount_cents'>[];
}

/**
 * Raised when a call for working capital is booked: shares of units sold since are transferred to the
 * buyers.
 */
export const workingCapitalCalled: Change<CalledCapital> = { name: 'working capital called' };
