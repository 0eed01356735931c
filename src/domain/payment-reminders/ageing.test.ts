import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { groupByAge, type Ageing } from './ageing.ts';

const today = '2026-03-16';
const nothing: Ageing = {
  not_due_cents: 0,
  days_0_30_cents: 0,
  days_31_60_cents: 0,
  days_61_90_cents: 0,
  days_over_90_cents: 0,
};

describe('groupByAge', () => {
  it.each<[number, keyof Ageing]>([
    [-300, 'not_due_cents'],
    [-1, 'not_due_cents'],
    [0, 'days_0_30_cents'],
    [30, 'days_0_30_cents'],
    [31, 'days_31_60_cents'],
    [60, 'days_31_60_cents'],
    [61, 'days_61_90_cents'],
    [90, 'days_61_90_cents'],
    [91, 'days_over_90_cents'],
    [5000, 'days_over_90_cents'],
  ])('%i days past due counts as %s', (days, bucket) => {
    const amounts = [{ due_date: addDays(today, -days), open_cents: 12_345 }];
    expect(groupByAge(amounts, today)).toEqual({ ...nothing, [bucket]: 12_345 });
  });

  it('puts every cent into one bucket', () => {
    const amounts = fc.array(
      fc.record({
        due_date: fc.integer({ min: -200, max: 200 }).map((days) => addDays(today, days)),
        open_cents: fc.integer({ min: 0, max: 1_000_000 }),
      }),
    );
    fc.assert(
      fc.property(amounts, (open) => {
        const sum = (values: number[]) => values.reduce((all, cents) => all + cents, 0);
        expect(sum(Object.values(groupByAge(open, today)))).toBe(
          sum(open.map(({ open_cents: cents }) => cents)),
        );
      }),
    );
  });
});
