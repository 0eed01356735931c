import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Change } from '#platform/followers.ts';
import type { CallLine } from './repository.ts';

/** What a call that is sent asks for the working capital. */
export interface CalledCapital {
  readonly call_date: LocalDate;
  /** Of each unit and owner; none: it is for other funds. */
  readonly lines: readonly Pick<CallLine, 'unit_id' | 'owner_id' | 'amount_cents'>[];
}

/** Working capital has been booked and asked for: what units that were sold since hold of it goes over. */
export const workingCapitalCalled: Change<CalledCapital> = { name: 'working capital called' };
