import { assert } from './assert.ts';

/** A day of the calendar as 'YYYY-MM-DD': sorts as text, has no time and no zone. */
export type LocalDate = string;

const SHAPE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const DAY_IN_MS = 86_400_000;

// Building a formatter costs far more than using it.
const brusselsDay = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Brussels',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** True for a day that exists, from year 0001 to 9999. */
export function isLocalDate(value: unknown): value is LocalDate {
  // By its digits: a Date takes ten times as long, and thousands of lines are checked at a time.
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const { year, month, day } = readDigits(value);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** First and last day that clients may send; others are typing errors. */
export const DATE_BOUNDS = { from: '1900-01-01', to: '2200-12-31' } as const;

/** True for a day that exists, from 1900 to 2200. */
export function isDateWithinBounds(value: unknown): boolean {
  return isLocalDate(value) && value >= DATE_BOUNDS.from && value <= DATE_BOUNDS.to;
}

/** The day `days` later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  assert(Number.isInteger(days), 'A number of days must be whole');
  return fromMs(toMs(date) + days * DAY_IN_MS);
}

/** Returns the same day `months` later (earlier when negative), or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  assert(Number.isInteger(months), 'A number of months must be whole');
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const [targetYear, targetMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return compose(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** Days from `from` to `to`: 1 from one day to the next, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (toMs(to) - toMs(from)) / DAY_IN_MS;
}

/** The first day of the month of `date`, which also names the month. */
export function startOfMonth(date: LocalDate): LocalDate {
  const { year, month } = partsOf(date);
  return compose(year, month, 1);
}

/** The last day of the month of `date`. */
export function endOfMonth(date: LocalDate): LocalDate {
  const { year, month } = partsOf(date);
  return compose(year, month, daysInMonth(year, month));
}

/** Returns the calendar year of a day. */
export function getYear(date: LocalDate): number {
  return partsOf(date).year;
}

/** The day it is in Belgium at an instant (milliseconds since 1970, UTC). */
export function todayInBrussels(epochMs: number): LocalDate {
  const parts = new Map(brusselsDay.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  return compose(Number(parts.get('year')), Number(parts.get('month')), Number(parts.get('day')));
}

const ZONED_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** Returns the Belgian day of an ISO 8601 time with its zone; undefined: the text is none. */
export function dayInBrussels(text: string): LocalDate | undefined {
  const epochMs = ZONED_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : todayInBrussels(epochMs);
}

/** Returns the earliest of the days. */
export function earliest(first: LocalDate, ...others: readonly LocalDate[]): LocalDate {
  return others.reduce((least, date) => (date < least ? date : least), first);
}

/** Returns the latest of the days. */
export function latest(first: LocalDate, ...others: readonly LocalDate[]): LocalDate {
  return others.reduce((greatest, date) => (date > greatest ? date : greatest), first);
}

function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  assert(isLocalDate(date), `Not a date: ${date}`);
  return readDigits(date);
}

function readDigits(date: string): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

function compose(year: number, month: number, day: number): LocalDate {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  assert(isLocalDate(date), `Not a date: ${date}`);
  return date;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function toMs(date: LocalDate): number {
  assert(isLocalDate(date), `Not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

function fromMs(ms: number): LocalDate {
  const date = new Date(ms).toISOString().slice(0, 10);
  assert(isLocalDate(date), `Not a date: ${date}`);
  return date;
}
