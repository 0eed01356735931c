import { addMonths, endOfMonth, startOfMonth, yearOf } from '#domain/kernel/local-date.ts';

const OFFERED = 5;
const MONTHS = 3;

/** A quarter of the calendar, as a call for it is dated. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  /** Its first day, on which the money is called. */
  readonly call_date: string;
  /** The end of its first month, by which it is to be there. */
  readonly due_date: string;
}

/** The quarter in which a day lies, and those that follow it. */
export function comingQuarters(day: string): readonly Quarter[] {
  const month = Number(day.slice(5, 7)) - 1;
  const first = addMonths(startOfMonth(day), -(month % MONTHS));
  return Array.from({ length: OFFERED }, (_, index) => {
    const call_date = addMonths(first, index * MONTHS);
    const quarter = Math.ceil(Number(call_date.slice(5, 7)) / MONTHS);
    return { year: yearOf(call_date), quarter, call_date, due_date: endOfMonth(call_date) };
  });
}
