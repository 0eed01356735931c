import { todayInBrussels, type LocalDate } from '#domain/kernel/local-date.ts';

/** The day as the pages have it: from eleven in the evening in London, it is the next. */
export function today(): LocalDate {
  return todayInBrussels(Date.now());
}

/** The year as the pages have it. */
export function thisYear(): number {
  return Number(today().slice(0, 'YYYY'.length));
}
