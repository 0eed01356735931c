import { assert } from './assert.ts';
import { addDays, daysBetween, getYear, type LocalDate } from './local-date.ts';

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '07-21',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
]);

/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const MOVING_HOLIDAYS: ReadonlySet<number> = new Set([1, 39, 50]);

const MONDAY: LocalDate = '2024-01-01';

/**
 * Whether a day is Monday to Friday and not a legal holiday. Saturday is no working day: the reading that
 * leaves the affected party more time.
 * Rule: Royal Decree of 18 April 1974, art. 1: the ten legal holidays.
 */
export function isWorkingDay(date: LocalDate): boolean {
  if (isWeekend(date) || FIXED_HOLIDAYS.has(date.slice('YYYY-'.length))) return false;
  return !MOVING_HOLIDAYS.has(daysBetween(easterOf(getYear(date)), date));
}

/** Whether a day is a Saturday or Sunday. */
export function isWeekend(date: LocalDate): boolean {
  return ((daysBetween(MONDAY, date) % 7) + 7) % 7 > 4;
}

/**
 * Returns the last day of a term: a term that ends on a Saturday, Sunday or legal holiday ends on the next
 * working day. Days that are counted backwards do not move.
 * Rule: Civil Code, art. 1.7.
 */
export function moveTermEnd(date: LocalDate): LocalDate {
  return workingDayFrom(addDays(date, -1), 1, 1);
}

/** Returns the nth working day after a day, not counting it; n is 1 or more. */
export function workingDayAfter(date: LocalDate, n: number): LocalDate {
  return workingDayFrom(date, n, 1);
}

/** Returns the nth working day before a day, not counting it; n is 1 or more. */
export function workingDayBefore(date: LocalDate, n: number): LocalDate {
  return workingDayFrom(date, n, -1);
}

function workingDayFrom(date: LocalDate, n: number, step: 1 | -1): LocalDate {
  assert(Number.isInteger(n) && n > 0, 'Working days are counted from 1');
  let day = date;
  for (let left = n; left > 0;) {
    day = addDays(day, step);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Computes Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(Math.floor(days / 31), 2)}-${pad((days % 31) + 1, 2)}`;
}
