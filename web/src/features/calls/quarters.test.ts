import { describe, expect, it } from 'vitest';
import { comingQuarters } from './quarters.ts';

describe('comingQuarters', () => {
  it('begins with the quarter of the day, and goes on over the end of the year', () => {
    const quarters = comingQuarters('2026-05-31');
    expect(quarters[0]).toEqual({
      year: 2026,
      quarter: 2,
      call_date: '2026-04-01',
      due_date: '2026-04-30',
    });
    expect(quarters.map(({ year, quarter }) => `${year}-${quarter}`)).toEqual([
      '2026-2',
      '2026-3',
      '2026-4',
      '2027-1',
      '2027-2',
    ]);
    expect(quarters[3]).toMatchObject({ call_date: '2027-01-01', due_date: '2027-01-31' });
  });
});
