import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './local-date.ts';
import { isWorkingDay, moveTermEnd, workingDayAfter } from './working-days.ts';

describe('isWorkingDay', () => {
  it.each([
    ['2026-03-16', true, 'a Monday'],
    ['2026-03-20', true, 'a Friday'],
    ['2026-03-21', false, 'a Saturday'],
    ['2026-03-22', false, 'a Sunday'],
    ['2026-01-01', false, 'New Year'],
    ['2026-04-03', true, 'Good Friday is none by law'],
    ['2026-04-06', false, 'Easter Monday'],
    ['2026-05-01', false, '1 May'],
    ['2026-05-14', false, 'Ascension Day'],
    ['2026-05-25', false, 'Whit Monday'],
    ['2026-07-21', false, 'the national day'],
    ['2026-11-02', true, 'All Souls is none by law'],
    ['2026-11-11', false, 'Armistice'],
    ['2026-12-25', false, 'Christmas'],
    ['2024-04-01', false, 'Easter Monday of 2024'],
    ['2025-04-21', false, 'Easter Monday of 2025'],
    ['2027-03-29', false, 'Easter Monday of 2027'],
    ['2038-04-26', false, 'the latest Easter Monday of the century'],
  ])('%s: %s (%s)', (date, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });
});

describe('the end of a term (Civil Code, art. 1.7)', () => {
  it.each([
    ['a working day', '2026-03-20', '2026-03-20'],
    ['a Saturday', '2026-03-21', '2026-03-23'],
    ['a Sunday', '2026-03-22', '2026-03-23'],
    ['a holiday', '2026-07-21', '2026-07-22'],
    ['Saturday before Easter Monday', '2026-04-04', '2026-04-07'],
    ['a holiday on Friday', '2026-05-01', '2026-05-04'],
  ])('on %s', (_, end, moved) => {
    expect(moveTermEnd(end)).toBe(moved);
  });
});

describe('workingDayAfter', () => {
  it.each([
    ['Monday → Thursday', '2026-03-16', 3, '2026-03-19'],
    ['Thursday → Tuesday: the weekend does not count', '2026-03-19', 3, '2026-03-24'],
    ['Saturday → Wednesday', '2026-03-21', 3, '2026-03-25'],
    ['over Easter: Tuesday, Wednesday, Thursday', '2026-04-03', 3, '2026-04-09'],
    ['over New Year: Friday, Monday, Tuesday', '2025-12-31', 3, '2026-01-06'],
  ])('%s', (_why, from, n, expected) => {
    expect(workingDayAfter(from, n)).toBe(expected);
  });

  it('the third is a working day at most a week later, with two between', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-12-31', days));
    fc.assert(
      fc.property(day, (date) => {
        const third = workingDayAfter(date, 3);
        const between = Array.from({ length: daysBetween(date, third) - 1 }, (_, index) =>
          addDays(date, index + 1),
        );
        expect(isWorkingDay(third)).toBe(true);
        expect(between.filter(isWorkingDay)).toHaveLength(2);
        expect(daysBetween(date, third)).toBeLessThanOrEqual(7);
      }),
    );
  });
});
