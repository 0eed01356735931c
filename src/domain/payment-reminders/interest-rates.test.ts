import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { publishedRates } from '#test/helpers/published-rates.ts';
import { findMissingRates, fixedRate, makeLowerRate, publishedRate } from './interest-rates.ts';

const legal = publishedRate('Legal', publishedRates);
const enterprise = publishedRate('Enterprise', publishedRates);

/** Any day from 2024-01-01 to 2026-06-30, for which both are known. */
const day = fc.integer({ min: 0, max: 911 }).map((days) => addDays('2024-01-01', days));
const ppm = fc.integer({ min: 0, max: 1_000_000 });

describe('publishedRate', () => {
  it.each([
    ['2019-01-01', 20_000, '2019-12-31'],
    ['2020-02-29', 17_500, '2020-12-31'],
    ['2022-12-31', 15_000, '2022-12-31'],
    ['2023-01-01', 52_500, '2023-12-31'],
    ['2026-03-16', 45_000, '2026-12-31'],
  ])('on %s the legal rate in civil matters is %i ppm, until %s', (date, rate, until) => {
    expect(legal(date)).toEqual({ ppm: rate, until });
  });

  it.each([
    ['2024-06-30', 125_000, '2024-06-30'],
    ['2024-07-01', 125_000, '2024-12-31'],
    ['2025-06-30', 115_000, '2025-06-30'],
    ['2025-07-01', 105_000, '2025-12-31'],
    ['2026-06-30', 105_000, '2026-06-30'],
  ])('on %s the rate between enterprises is %i ppm, until %s', (date, rate, until) => {
    expect(enterprise(date)).toEqual({ ppm: rate, until });
  });

  it.each([
    ['Legal', '2018-12-31', '2018'],
    ['Legal', '2027-01-01', '2027'],
    ['Enterprise', '2023-12-31', '2023-H2'],
    ['Enterprise', '2026-07-01', '2026-H2'],
    ['Enterprise', '2027-02-01', '2027-H1'],
  ] as const)('is not guessed: %s on %s is missing for %s', (kind, date, period) => {
    expect(() => publishedRate(kind, publishedRates)(date)).toThrow(
      expect.objectContaining({ code: 'rate_missing', params: { kind, period } }),
    );
  });

  it('changes within its period where the law does, and is missing before the first of it', () => {
    const Legal = [
      { valid_from: '2026-03-01', ppm: 40_000 },
      { valid_from: '2026-06-01', ppm: 30_000 },
    ];
    const rate = publishedRate('Legal', { ...publishedRates, Legal });
    expect(rate('2026-05-31')).toEqual({ ppm: 40_000, until: '2026-05-31' });
    expect(rate('2026-06-01')).toEqual({ ppm: 30_000, until: '2026-12-31' });
    expect(() => rate('2026-02-28')).toThrow(expect.objectContaining({ code: 'rate_missing' }));
  });
});

describe('fixedRate', () => {
  it('holds on every day', () => {
    fc.assert(
      fc.property(day, ppm, (date, rate) => {
        expect(fixedRate(rate)(date).ppm).toBe(rate);
      }),
    );
  });

  it.each([-1, 0.5])('refuses %s', (rate) => {
    expect(() => fixedRate(rate)).toThrow('parts per million');
  });
});

describe('makeLowerRate', () => {
  it('is on each day the lower of the two, whichever is named first, for as long as both stay', () => {
    fc.assert(
      fc.property(day, ppm, (date, rate) => {
        const lower = makeLowerRate(fixedRate(rate), enterprise)(date);
        expect(lower).toEqual(makeLowerRate(enterprise, fixedRate(rate))(date));
        expect(lower.ppm).toBe(Math.min(rate, enterprise(date).ppm));
        expect(lower.until).toBe(enterprise(date).until);
      }),
    );
  });

  it('is missing where one of the two is', () => {
    expect(() => makeLowerRate(fixedRate(1), enterprise)('2026-07-01')).toThrow(
      expect.objectContaining({ code: 'rate_missing' }),
    );
  });
});

describe('findMissingRates', () => {
  // Known are Legal until 2026 and Enterprise until the first half of 2026.
  const half = { kind: 'Enterprise', year: '2026', half: '2' };
  const next = { kind: 'Enterprise', year: '2027', half: '1' };
  const legal27 = { kind: 'Legal', year: '2027', half: null };

  it.each([
    ['2026-05-31', []],
    ['2026-06-01', [half]],
    ['2026-07-01', [half]],
    ['2026-11-30', [half]],
    ['2026-12-01', [legal27, half, next]],
    ['2027-01-01', [legal27, next]],
  ])('on %s finds %j', (today, missing) => {
    expect(findMissingRates(publishedRates, today)).toEqual(missing);
  });
});
