import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import {
  CIVIL_LEGAL_RATES,
  ENTERPRISE_RATES,
  fixedRate,
  lowerOf,
  rateOn,
  type RateTable,
} from './interest-rates.ts';

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2018-01-01', days));
const table = fc
  .dictionary(day, fc.integer({ min: 0, max: 1_000_000 }), { minKeys: 1, maxKeys: 8 })
  .map((rates) =>
    Object.entries(rates)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, ppm]) => ({ from, ppm })),
  ) as unknown as fc.Arbitrary<RateTable>;

describe('rateOn', () => {
  it.each([
    ['1990-05-04', 20_000],
    ['2018-12-31', 20_000],
    ['2019-01-01', 20_000],
    ['2019-12-31', 20_000],
    ['2020-01-01', 17_500],
    ['2021-06-30', 17_500],
    ['2022-12-31', 15_000],
    ['2023-01-01', 52_500],
    ['2024-02-29', 57_500],
    ['2025-12-31', 45_000],
    ['2026-03-16', 45_000],
    ['2031-01-01', 45_000],
  ])('on %s the legal rate in civil matters is %i ppm', (date, ppm) => {
    expect(rateOn(CIVIL_LEGAL_RATES, date)).toBe(ppm);
  });

  it.each([
    ['2019-01-01', 125_000],
    ['2024-06-30', 125_000],
    ['2024-12-31', 125_000],
    ['2025-01-01', 115_000],
    ['2025-06-30', 115_000],
    ['2025-07-01', 105_000],
    ['2026-06-30', 105_000],
    ['2029-12-31', 105_000],
  ])('on %s the rate between enterprises is %i ppm', (date, ppm) => {
    expect(rateOn(ENTERPRISE_RATES, date)).toBe(ppm);
  });
});

describe('the tables', () => {
  it.each([
    ['civil', CIVIL_LEGAL_RATES],
    ['enterprises', ENTERPRISE_RATES],
  ])('of %s rise in time', (_name, rates) => {
    const days = rates.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
  });
});

describe('fixedRate', () => {
  it('holds on every day', () => {
    fc.assert(fc.property(day, (date) => rateOn(fixedRate(80_000), date) === 80_000));
  });

  it.each([-1, 0.5])('refuses %s', (ppm) => {
    expect(() => fixedRate(ppm)).toThrow('parts per million');
  });
});

describe('lowerOf', () => {
  it('is on each day the lower of the two, whichever is named first', () => {
    fc.assert(
      fc.property(table, table, day, (first, second, date) => {
        const lower = Math.min(rateOn(first, date), rateOn(second, date));
        expect(rateOn(lowerOf(first, second), date)).toBe(lower);
        expect(rateOn(lowerOf(second, first), date)).toBe(lower);
      }),
    );
  });
});
