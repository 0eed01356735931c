import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByUnit } from '#domain/charges/split-amount.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { defaultIntervalMonths, listInstalmentDates, planInstalments } from './instalments.ts';

function unit(unit_number: string, weight: number) {
  return { unit_id: `unit-${unit_number}`, unit_number, weight };
}

describe('planInstalments', () => {
  it('splits the year by unit, then each unit evenly, surplus cents first', () => {
    const units = [unit('B', 400), unit('A', 600), unit('C', 0)];
    const plan = planInstalments({ amount_cents: 100_003, units, instalments: 4 });
    expect(plan.map(({ amount_cents }) => amount_cents)).toEqual([25_002, 25_001, 25_000, 25_000]);
    expect(plan.map((one) => one.units.map((part) => part.amount_cents))).toEqual([
      [15_001, 10_001],
      [15_001, 10_000],
      [15_000, 10_000],
      [15_000, 10_000],
    ]);
    expect(plan[0]?.units[0]).toEqual({
      unit_id: 'unit-A',
      unit_number: 'A',
      weight: 600,
      total_weight: 1_000,
      amount_cents: 15_001,
    });
  });

  it.each([
    [3, 4],
    [11, 12],
  ])('refuses %i cents in %i instalments', (amount_cents, instalments) => {
    const plan = () => planInstalments({ amount_cents, units: [unit('A', 1)], instalments });
    expect(plan).toThrow(
      expect.objectContaining({ code: 'instalment_empty', params: { instalments } }),
    );
  });

  it('refuses an amount of which every unit has spent its cents before the last', () => {
    const units = Array.from({ length: 10 }, (_, index) => unit(String(index), 1));
    const plan = (amount_cents: number) =>
      planInstalments({ amount_cents, units, instalments: 4 }).map((one) => one.amount_cents);
    expect(() => plan(30)).toThrow(expect.objectContaining({ code: 'instalment_empty' }));
    expect(plan(31)).toEqual([10, 10, 10, 1]);
  });

  it('adds up to the year for every unit and as a whole, evenly to the cent', () => {
    const anyYear = fc.record({
      amount_cents: fc.integer({ min: 10_000, max: 1e12 }),
      instalments: fc.integer({ min: 2, max: 12 }),
      units: fc
        .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 40 })
        .filter((weights) => weights.some((weight) => weight > 0))
        .map((weights) => weights.map((weight, index) => unit(`N${index}`, weight))),
    });
    fc.assert(
      fc.property(anyYear, (year) => {
        const plan = planInstalments(year);
        expect(plan).toHaveLength(year.instalments);
        expect(sumCents(plan.map((one) => one.amount_cents))).toBe(year.amount_cents);
        for (const one of plan) {
          expect(sumCents(one.units.map((part) => part.amount_cents))).toBe(one.amount_cents);
        }
        for (const part of nonEmpty(splitByUnit(year.amount_cents, year.units))) {
          const amounts = plan.map(
            (one) => one.units.find(({ unit_id }) => unit_id === part.unit_id)?.amount_cents ?? 0,
          );
          expect(sumCents(amounts)).toBe(part.amount_cents);
          expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
          expect((amounts[0] ?? 0) - (amounts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('defaultIntervalMonths', () => {
  it.each([
    [2, 6],
    [3, 4],
    [4, 3],
    [5, 1],
    [6, 2],
    [7, 1],
    [12, 1],
  ])('of %i instalments is %i', (instalments, months) => {
    expect(defaultIntervalMonths(instalments)).toBe(months);
  });
});

describe('listInstalmentDates', () => {
  it.each([
    ['2026-01-15', 3, ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15']],
    ['2026-01-30', 1, ['2026-01-30', '2026-02-28', '2026-03-30', '2026-04-30']],
    ['2026-01-31', 1, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2026-06-30', 3, ['2026-06-30', '2026-09-30', '2026-12-31', '2027-03-31']],
    ['2027-02-28', 12, ['2027-02-28', '2028-02-29', '2029-02-28', '2030-02-28']],
    ['2028-02-28', 12, ['2028-02-28', '2029-02-28', '2030-02-28', '2031-02-28']],
  ])('from %s every %i months', (first, interval_months, dates) => {
    expect(listInstalmentDates(first, { instalments: 4, interval_months })).toEqual(dates);
  });
});
