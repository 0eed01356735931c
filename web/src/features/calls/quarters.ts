import { addMonths, endOfMonth, startOfMonth, getYear } from '#domain/kernel/local-date.ts';

const OFFERED = 5;
const MONTHS = 3;

/** Calendar quarter with the dates of a call for it. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  /** First day of the quarter, on which the money is called. */
  readonly call_date: string;
  /** Last day of its first month, by which payment is due. */
  readonly due_date: string;
}

/** Returns the quarter of a day and the following ones. */
export function comingQuarters(day: string): readonly Quarter[] {
  const month = Number(day.slice(5, 7)) - 1;
  const first = addMonths(startOfMonth(day), -(month % MONTHS));
  return Array.from({ length: OFFERED }, (_, index) => {
    const call_date = addMonths(first, index * MONTHS);
    const quarter = Math.ceil(Number(call_date.slice(5, 7)) / MONTHS);
    return { year: getYear(call_date), quarter, call_date, due_date: endOfMonth(call_date) };
  });
}
