import { daysBetween, getYear, isDateWithinBounds } from '#domain/kernel/local-date.ts';

/** Typed day, and whether its year was typed in full. */
export interface TypedDay {
  readonly day: string;
  readonly isWhole: boolean;
}

/** Years ahead of today up to which `31` means 2031; `87` means 1987. */
const AHEAD_YEARS = 20;
const CENTURY = 100;

/**
 * Reads a day as people type it: `7/3`, `0703`, `07.03.26`, `070326`, `7-3-2026` or `2026-03-07`.
 * Without a year it is the one nearest to today. Undefined if the text is no day.
 */
export function parseDay(text: string, today: string): TypedDay | undefined {
  const typed = text.trim();
  if (isDateWithinBounds(typed)) return { day: typed, isWhole: true };
  const parts = splitDay(typed);
  if (parts === undefined) return undefined;
  const [day, month, year = ''] = parts;
  if (year.length === 3) return undefined;
  const [nearest] = listYears(year, getYear(today))
    .map((one) => `${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isDateWithinBounds)
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return nearest === undefined ? undefined : { day: nearest, isWhole: year.length === 4 };
}

/** Splits digits or numbers with a separator into day, month and year. */
function splitDay(text: string): readonly [string, string, string | undefined] | undefined {
  const found =
    /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text) ??
    /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{2,4}))?$/.exec(text);
  const [, day, month, year] = found ?? [];
  return day === undefined || month === undefined ? undefined : [day, month, year];
}

/** Lists the years that a typed year may mean. */
function listYears(year: string, current: number): readonly number[] {
  if (year === '') return [current - 1, current, current + 1];
  if (year.length === 4) return [Number(year)];
  const inCentury = Math.floor(current / CENTURY) * CENTURY + Number(year);
  return [inCentury > current + AHEAD_YEARS ? inCentury - CENTURY : inCentury];
}
