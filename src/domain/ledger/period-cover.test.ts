import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { coverByPeriods, spanStart, type PeriodCover } from './period-cover.ts';

function daysOf({ years, months, days }: PeriodCover, beginning: string): string[] {
  const all: string[] = [];
  for (const { from, before } of [...years, ...months, ...days]) {
    for (let day = from ?? beginning; day < before; day = addDays(day, 1)) all.push(day);
  }
  return all.sort();
}

describe('coverByPeriods', () => {
  it.each([
    ['2025-01-01', '2025-12-31', [['2025-01-01', '2026-01-01']], [], []],
    ['2025-02-01', '2025-02-28', [], [['2025-02-01', '2025-03-01']], []],
    ['2025-02-03', '2025-02-20', [], [], [['2025-02-03', '2025-02-21']]],
    ['2024-07-01', '2025-06-30', [], [['2024-07-01', '2025-07-01']], []],
    [null, '2025-12-31', [[null, '2026-01-01']], [], []],
    [
      null,
      '2025-06-14',
      [[null, '2025-01-01']],
      [['2025-01-01', '2025-06-01']],
      [['2025-06-01', '2025-06-15']],
    ],
    [
      '2023-11-30',
      '2026-02-01',
      [['2024-01-01', '2026-01-01']],
      [
        ['2023-12-01', '2024-01-01'],
        ['2026-01-01', '2026-02-01'],
      ],
      [
        ['2023-11-30', '2023-12-01'],
        ['2026-02-01', '2026-02-02'],
      ],
    ],
    ['2025-02-02', '2025-02-01', [], [], []],
  ])('from %s to %s', (from, to, years, months, days) => {
    const stretches = (pairs: (string | null)[][]) =>
      pairs.map(([start, before]) => ({ from: start, before }));
    expect(coverByPeriods({ from, to })).toEqual({
      years: stretches(years),
      months: stretches(months),
      days: stretches(days),
    });
  });

  it('holds every day of the range exactly once', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(1_500), (start, length) => {
        const from = addDays('2020-01-01', start);
        const range = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
        const to = addDays(from, length);
        expect(daysOf(coverByPeriods({ from, to }), from)).toEqual(range);
        const beginning = spanStart('Year', from);
        expect(daysOf(coverByPeriods({ from: null, to }), beginning).at(-1)).toBe(to);
      }),
    );
  });
});
