import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { MAX_CENTS } from '#domain/kernel/money.ts';
import { publishedRates } from '#test/helpers/published-rates.ts';
import { fixedRate, publishedRate } from './interest-rates.ts';
import { lateInterest } from './late-interest.ts';

const item = (open_cents: number, bears_after: string, is_cost = false) => ({
  open_cents,
  bears_after,
  is_cost,
});
const legal = publishedRate('Legal', publishedRates);
const EIGHT_PERCENT = fixedRate(80_000);

const amount = fc.integer({ min: 0, max: 100_000_000 });
const day = fc.integer({ min: 0, max: 2_900 }).map((days) => addDays('2019-01-01', days));
const items = fc.array(fc.record({ open_cents: amount, bears_after: day, is_cost: fc.boolean() }), {
  maxLength: 8,
});

describe('lateInterest at one rate', () => {
  it.each([
    ['1000 × 8 % × 365/365 = 80', 100_000, '2024-12-31', '2025-12-31', 8000],
    [
      '1000 × 8 % × 366/365 = 80.219…: a leap year has a day more',
      100_000,
      '2023-12-31',
      '2024-12-31',
      8022,
    ],
    [
      '1000 × 8 % × 1/365 = 0.219…: the day after the due date',
      100_000,
      '2026-03-15',
      '2026-03-16',
      22,
    ],
    ['1000 × 8 % × 0/365 = 0: the due date itself', 100_000, '2026-03-16', '2026-03-16', 0],
    ['0 before the due date', 100_000, '2026-03-17', '2026-03-16', 0],
    ['1000 × 8 % × 2/365 = 0.438…: 29 February counts', 100_000, '2024-02-28', '2024-03-01', 44],
    ['1000 × 8 % × 1/365 = 0.219…: no 29 February', 100_000, '2025-02-28', '2025-03-01', 22],
    ['2281 c × 8 % × 1/365 = 0.4999… c', 2281, '2026-01-01', '2026-01-02', 0],
    ['0 of nothing', 0, '2020-01-01', '2026-01-01', 0],
  ])('%s', (_computation, cents, due, until, interest) => {
    expect(lateInterest([item(cents, due)], until, EIGHT_PERCENT)).toBe(interest);
  });

  it('rounds the exact half up: 365 c × 5 % × 10/365 = 0.5 c', () => {
    expect(lateInterest([item(365, '2026-01-01')], '2026-01-11', fixedRate(50_000))).toBe(1);
    expect(lateInterest([item(364, '2026-01-01')], '2026-01-11', fixedRate(50_000))).toBe(0);
  });

  it('adds up items before it rounds: 3 × 0.4 c = 1.2 c → 1 c, not 3 × 0', () => {
    const each = item(292, '2026-01-01');
    const fivePercent = fixedRate(50_000);
    expect(lateInterest([each], '2026-01-11', fivePercent)).toBe(0);
    expect(lateInterest([each, each, each], '2026-01-11', fivePercent)).toBe(1);
  });

  it('asks nothing for costs', () => {
    const owed = [item(100_000, '2024-12-31'), item(50_000, '2020-01-01', true)];
    expect(lateInterest(owed, '2025-12-31', EIGHT_PERCENT)).toBe(8000);
  });

  it('is exact where a product passes 2^53', () => {
    const owed = [item(MAX_CENTS, '2024-12-31')];
    expect(lateInterest(owed, '2025-12-31', fixedRate(999_999))).toBe(2_251_797_561_885_433);
  });

  it('refuses what no amount can hold', () => {
    expect(() =>
      lateInterest([item(MAX_CENTS, '2020-01-01')], '2026-01-01', fixedRate(1_000_000)),
    ).toThrow(expect.objectContaining({ code: 'amount_out_of_range' }));
  });

  it('refuses a negative amount', () => {
    expect(() => lateInterest([item(-1, '2020-01-01')], '2026-01-01', EIGHT_PERCENT)).toThrow(
      'negative',
    );
  });
});

describe('lateInterest at the legal rate', () => {
  it.each([
    [
      '1000 × (5.75 % × 17 + 4.5 % × 31)/365 = (977.5 + 1395)/365 → 6.50: 15 to 31 December, January',
      '2024-12-14',
      '2025-01-31',
      650,
    ],
    ['1000 × 5.75 % × 1/365 = 0.158 on 31 December', '2024-12-30', '2024-12-31', 16],
    ['1000 × (5.75 % + 4.5 %)/365 = 0.281 with 1 January', '2024-12-30', '2025-01-01', 28],
    ['1000 × 4.5 % × 1/365 = 0.123 on 1 January alone', '2024-12-31', '2025-01-01', 12],
    [
      '1000 × (1.5 % × 365 + 5.25 % × 365 + 5.75 % × 366)/365 = 15 + 52.50 + 57.6575… = 125.16: 2022 to 2024',
      '2021-12-31',
      '2024-12-31',
      12_516,
    ],
  ])('%s', (_computation, due, until, interest) => {
    expect(lateInterest([item(100_000, due)], until, legal)).toBe(interest);
  });

  it('refuses a day whose rate is missing, and asks for none that bears nothing', () => {
    const since = (date: string, open = 100_000) =>
      lateInterest([item(open, date)], '2027-01-01', legal);
    expect(() => since('2026-12-30')).toThrow(
      expect.objectContaining({ code: 'rate_missing', params: { kind: 'Legal', period: '2027' } }),
    );
    expect(since('2027-01-01')).toBe(0);
    expect(since('2026-12-30', 0)).toBe(0);
  });

  it('is what the days bear one by one, to half a cent', () => {
    fc.assert(
      fc.property(items, day, (owed, until) => {
        let exact = 0n;
        for (const { open_cents, bears_after, is_cost } of owed) {
          if (is_cost) continue;
          for (let date = addDays(bears_after, 1); date <= until; date = addDays(date, 1)) {
            exact += BigInt(open_cents) * BigInt(legal(date).ppm);
          }
        }
        const unit = 365_000_000n;
        const off = BigInt(lateInterest(owed, until, legal)) * unit - exact;
        expect(off * 2n <= unit && off * 2n > -unit).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('never falls as days pass, nor as the debt grows', () => {
    fc.assert(
      fc.property(items, day, fc.integer({ min: 0, max: 20 }), (owed, until, days) => {
        const interest = lateInterest(owed, until, legal);
        const later = lateInterest(owed, addDays(until, days), legal);
        const larger = owed.map((one) => ({ ...one, open_cents: one.open_cents + days }));
        expect(later).toBeGreaterThanOrEqual(interest);
        expect(lateInterest(larger, until, legal)).toBeGreaterThanOrEqual(interest);
      }),
    );
  });

  it('does not depend on where a stretch at one rate is cut', () => {
    fc.assert(
      fc.property(amount, day, day, (open, due, until) => {
        const days = Math.max(0, daysBetween(due, until));
        const whole = lateInterest([item(open, due)], until, fixedRate(100_000));
        const cut = lateInterest([item(open, due)], until, (date) => ({
          ppm: 100_000,
          until: addDays(date, 9),
        }));
        expect(cut).toBe(whole);
        expect(Math.abs(whole - (open * days) / 3650)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
