import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

const TODAY = '2026-11-26';
const dayOf = (text: string) => parseDay(text, TODAY)?.day;

describe('parseDay', () => {
  it.each([
    '7/3/2027',
    '07/03/2027',
    '7.3.2027',
    '7-3-2027',
    '07032027',
    '2027-03-07',
    ' 7 3 2027 ',
  ])('reads %s as a day with its whole year', (text) =>
    expect(parseDay(text, TODAY)).toEqual({ day: '2027-03-07', isWhole: true }),
  );

  it('takes the year nearest to today if none is typed', () => {
    expect(parseDay('15/12', TODAY)).toEqual({ day: '2026-12-15', isWhole: false });
    expect(dayOf('1502')).toBe('2027-02-15');
    expect(parseDay('28/12', '2026-01-03')?.day).toBe('2025-12-28');
    expect(dayOf('29/2')).toBeUndefined();
    expect(parseDay('29/2', '2027-03-01')?.day).toBe('2028-02-29');
  });

  it('takes a year of two digits from the last eighty years or the next twenty', () => {
    expect(parseDay('070326', TODAY)).toEqual({ day: '2026-03-07', isWhole: false });
    expect(dayOf('7/3/46')).toBe('2046-03-07');
    expect(dayOf('7/3/87')).toBe('1987-03-07');
  });

  it.each(['', '7', '31/2/2026', '13/13', '2026', '7/3/202', '7/3/0202', 'hier', '12,50'])(
    'does not guess what %j means',
    (text) => expect(parseDay(text, TODAY)).toBeUndefined(),
  );
});
