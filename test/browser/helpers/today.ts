import { todayInBrussels, type LocalDate } from '#domain/kernel/local-date.ts';

/** Returns the day as pages show it: in Belgium. */
export function today(): LocalDate {
  return todayInBrussels(Date.now());
}

/** Returns the year as pages show it. */
export function thisYear(): number {
  return Number(today().slice(0, 'YYYY'.length));
}
