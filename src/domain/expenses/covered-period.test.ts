import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, getYear } from '#domain/kernel/local-date.ts';
import { MAX_CENTS, sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { coveredPeriod, splitByYear, type ClosingCalendar } from './covered-period.ts';

const CALENDAR: ClosingCalendar = { fiscal_year_start_month: 1, fiscal_years: [] };
const closed = (year: number): ClosingCalendar => ({
  ...CALENDAR,
  fiscal_years: [{ start_date: `${year}-01-01`, end_date: `${year}-12-31`, status: 'Closed' }],
});
const shares = (from: string, to: string, on: string, calendar = CALENDAR, cents = 36_500) =>
  splitByYear(cents, { period_from: from, period_to: to }, on, calendar).map(
    ({ when, recognized_on, amount_cents }) => [when, recognized_on, amount_cents],
  );

describe('the share of each financial year in a cost', () => {
  it.each([
    [
      'of its own year, is of the day of the invoice',
      shares('2026-01-01', '2026-12-31', '2026-02-10'),
      [['Current', '2026-02-10', 36_500]],
    ],
    [
      'of a year that begins in March, by days: 59 of 365 are of the next',
      shares('2026-03-01', '2027-02-28', '2026-02-10'),
      [
        ['Current', '2026-02-10', 30_600],
        ['Later', '2027-01-01', 5_900],
      ],
    ],
    [
      'of three years to come, is deferred to the first day of each',
      shares('2027-01-01', '2029-12-31', '2026-12-20', CALENDAR, 109_600),
      [
        ['Later', '2027-01-01', 36_500],
        ['Later', '2028-01-01', 36_600],
        ['Later', '2029-01-01', 36_500],
      ],
    ],
    [
      'of a year before that is open, is of its last day',
      shares('2025-12-01', '2026-01-31', '2026-02-10', CALENDAR, 6_200),
      [
        ['Earlier', '2025-12-31', 3_100],
        ['Current', '2026-02-10', 3_100],
      ],
    ],
    [
      'of a year before that is closed, is of the day of the invoice',
      shares('2025-12-01', '2026-01-31', '2026-02-10', closed(2025), 6_200),
      [
        ['Closed', '2026-02-10', 3_100],
        ['Current', '2026-02-10', 3_100],
      ],
    ],
    [
      'by years that begin in July',
      shares(
        '2026-04-01',
        '2026-09-30',
        '2026-05-10',
        { ...CALENDAR, fiscal_year_start_month: 7 },
        18_300,
      ),
      [
        ['Current', '2026-05-10', 9_100],
        ['Later', '2026-07-01', 9_200],
      ],
    ],
    [
      'too small for a cent, is none',
      shares('2026-01-01', '2027-01-01', '2026-02-10', CALENDAR, 1),
      [['Current', '2026-02-10', 1]],
    ],
  ] as const)('%s', (_what, found, wanted) => expect(found).toEqual(wanted));

  it('without a period, is all of the day of the invoice', () => {
    expect(splitByYear(100, undefined, '2026-02-10', CALENDAR)).toEqual([
      { when: 'Current', recognized_on: '2026-02-10', amount_cents: 100 },
    ]);
  });

  it('adds up to the cost, is by days to the cent, and rises with the years', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2022-01-01', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 2_000 }),
        day,
        fc.integer({ min: 1, max: MAX_CENTS }),
        fc.constantFrom(CALENDAR, closed(2023), { ...CALENDAR, fiscal_year_start_month: 4 }),
        (period_from, length, on, cents, calendar) => {
          const period = { period_from, period_to: addDays(period_from, length) };
          const all = splitByYear(cents, period, on, calendar);
          expect(sumCents(all.map(({ amount_cents }) => amount_cents))).toBe(cents);
          expect(all.every(({ amount_cents }) => amount_cents > 0)).toBe(true);
          for (const { when, recognized_on } of nonEmpty(all)) {
            if (when === 'Later') expect(recognized_on > on).toBe(true);
            if (when === 'Earlier') expect(recognized_on < on).toBe(true);
            if (when === 'Current' || when === 'Closed') expect(recognized_on).toBe(on);
          }
          if (calendar !== CALENDAR || getYear(period.period_to) <= getYear(on)) return;
          const last = all.at(-1);
          if (last?.recognized_on !== `${getYear(period.period_to)}-01-01`) return;
          const first = last.recognized_on < period_from ? period_from : last.recognized_on;
          const days = BigInt(daysBetween(first, period.period_to) + 1);
          const off = BigInt(last.amount_cents) * BigInt(length + 1) - BigInt(cents) * days;
          expect(off < BigInt(length + 1) && off > -BigInt(length + 1)).toBe(true);
        },
      ),
    );
  });
});

describe('a period', () => {
  const read = (period_from: string | null, period_to: string | null) => () =>
    coveredPeriod({ period_from, period_to }, ['part']);

  it('has both its ends or none, in their order, and at most ten years', () => {
    expect(read(null, null)()).toBeUndefined();
    expect(read('2026-01-01', '2026-01-01')()).toEqual({
      period_from: '2026-01-01',
      period_to: '2026-01-01',
    });
    expect(read('2026-01-01', '2036-01-01')).not.toThrow();
  });

  it.each([
    ['2026-01-01', null, 'end', 'period_to'],
    [null, '2026-01-01', 'end', 'period_from'],
    ['2026-01-02', '2026-01-01', 'order', 'period_to'],
    ['2026-01-01', '2036-01-02', 'long', 'period_to'],
  ])('is refused from %s to %s', (from, to, reason, field) => {
    expect(read(from, to)).toThrow(
      expect.objectContaining({ code: 'period_refused', params: { reason, at: ['part', field] } }),
    );
  });
});
