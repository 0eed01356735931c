import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  earliest,
  endOfMonth,
  isDateWithinBounds,
  isLocalDate,
  latest,
  startOfMonth,
  todayInBrussels,
  getYear,
} from './local-date.ts';

const anyDate = fc.integer({ min: 0, max: 200_000 }).map((days) => addDays('1800-01-01', days));

describe('isLocalDate', () => {
  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2025-04-31', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-01-00', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['0050-06-30', true],
    ['9999-12-31', true],
    ['2025-1-1', false],
    ['2025-01-01T00:00:00Z', false],
    ['2025-01-01\n', false],
    ['', false],
    [undefined, false],
    [20_250_101, false],
  ])('of %j is %s', (value, expected) => {
    expect(isLocalDate(value)).toBe(expected);
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-03-30', 1, '2025-03-31'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-01-01', 0, '2025-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(Math.sign(daysBetween(from, to))).toBe(from === to ? 0 : from < to ? 1 : -1);
      }),
    );
  });

  it('refuse what is no day and what lies beyond the calendar', () => {
    expect(() => addDays('2025-02-30', 1)).toThrow('Not a date');
    expect(() => addDays('9999-12-31', 1)).toThrow('Not a date');
    expect(() => addDays('2025-01-01', 0.5)).toThrow('whole');
    expect(() => daysBetween('2025-01-01', 'today')).toThrow('Not a date');
  });
});

describe('addMonths', () => {
  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-11-30', 3, '2026-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-01-15', -13, '2023-12-15'],
    ['2025-05-31', 12, '2026-05-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-05-31', 0, '2025-05-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('always lands in the month it counts to', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1000, max: 1000 }), (date, months) => {
        const landed = addMonths(date, months);
        const count = (day: string) => getYear(day) * 12 + Number(day.slice(5, 7));
        expect(count(landed) - count(date)).toBe(months);
        expect(Number(landed.slice(8)) <= Number(date.slice(8))).toBe(true);
      }),
    );
  });
});

describe('months and years', () => {
  it.each([
    ['2025-02-14', '2025-02-01', '2025-02-28', 2025],
    ['2024-02-29', '2024-02-01', '2024-02-29', 2024],
    ['1900-02-01', '1900-02-01', '1900-02-28', 1900],
    ['2000-02-01', '2000-02-01', '2000-02-29', 2000],
    ['2025-12-31', '2025-12-01', '2025-12-31', 2025],
    ['2025-04-30', '2025-04-01', '2025-04-30', 2025],
  ])('of %s run from %s to %s', (date, first, last, year) => {
    expect(startOfMonth(date)).toBe(first);
    expect(endOfMonth(date)).toBe(last);
    expect(getYear(date)).toBe(year);
  });

  it('end the day before the next one starts', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(addDays(endOfMonth(date), 1)).toBe(addMonths(startOfMonth(date), 1));
      }),
    );
  });
});

describe('todayInBrussels', () => {
  it.each([
    ['2025-01-01T22:59:59Z', '2025-01-01'],
    ['2025-01-01T23:00:00Z', '2025-01-02'],
    ['2025-07-01T21:59:59Z', '2025-07-01'],
    ['2025-07-01T22:00:00Z', '2025-07-02'],
    ['2025-03-30T00:30:00Z', '2025-03-30'],
    ['2025-12-31T23:30:00Z', '2026-01-01'],
  ])('at %s is %s', (instant, expected) => {
    expect(todayInBrussels(Date.parse(instant))).toBe(expected);
  });
});

describe('earliest and latest', () => {
  it('pick by the calendar', () => {
    expect(earliest('2025-02-01', '2024-12-31', '2025-01-01')).toBe('2024-12-31');
    expect(latest('2025-02-01', '2024-12-31', '2025-03-01')).toBe('2025-03-01');
    expect(earliest('2025-02-01')).toBe('2025-02-01');
  });
});

describe('isDateWithinBounds', () => {
  it.each([
    ['1900-01-01', true],
    ['2200-12-31', true],
    ['1899-12-31', false],
    ['2201-01-01', false],
    ['2026-02-30', false],
  ])('is %s: %s', (text, expected) => {
    expect(isDateWithinBounds(text)).toBe(expected);
  });
});
