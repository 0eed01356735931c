import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, addMonths } from '#domain/kernel/local-date.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  CALENDAR_YEARS,
  QUARTERS,
  checkBookHorizon,
  currentFinancialYear,
  financialYear,
  quarter,
  findPreviousPeriod,
  type FinancialCalendar,
} from './fiscal-period.ts';

function starting(month: number, ...years: [string, string][]): FinancialCalendar {
  return {
    fiscal_year_start_month: month,
    fiscal_years: years.map(([start_date, end_date]) => ({ start_date, end_date })),
  };
}

describe('financialYear', () => {
  it('is the calendar year for a whole organization', () => {
    expect(financialYear({ year: 2025, ...CALENDAR_YEARS })).toEqual({
      label: '2025',
      from: '2025-01-01',
      to: '2025-12-31',
    });
  });

  it.each([
    [2, '2024-02-01', '2025-01-31'],
    [3, '2024-03-01', '2025-02-28'],
    [7, '2024-07-01', '2025-06-30'],
    [12, '2024-12-01', '2025-11-30'],
  ])('is labelled by its end when it starts in month %i', (month, from, to) => {
    expect(financialYear({ year: 2025, ...starting(month) })).toEqual({ label: '2025', from, to });
  });

  it('ends on 29 February in a leap year', () => {
    expect(financialYear({ year: 2024, ...starting(3) }).to).toBe('2024-02-29');
  });

  it('follows the explicit fiscal year that ends in the year', () => {
    const calendar = starting(1, ['2024-10-01', '2025-09-30'], ['2025-10-01', '2026-09-30']);
    expect(financialYear({ year: 2025, ...calendar })).toEqual({
      label: '2025',
      from: '2024-10-01',
      to: '2025-09-30',
    });
  });

  it('goes on from the last explicit year, and stops before the next', () => {
    const calendar = starting(1, ['2025-03-15', '2026-06-30']);
    expect(financialYear({ year: 2025, ...calendar })).toEqual({
      label: '2025',
      from: '2025-01-01',
      to: '2025-03-14',
    });
    expect(financialYear({ year: 2027, ...calendar })).toEqual({
      label: '2027',
      from: '2026-07-01',
      to: '2027-12-31',
    });
    expect(financialYear({ year: 2028, ...calendar }).from).toBe('2028-01-01');
  });

  it('refuses a year of which an explicit one leaves no day', () => {
    const calendar = starting(1, ['2024-11-01', '2026-06-30']);
    expect(() => financialYear({ year: 2025, ...calendar })).toThrow(
      new DomainError('no_financial_year', { year: 2025 }),
    );
  });

  it('never gives a day to two years', () => {
    const start = fc.integer({ min: 0, max: 3_000 });
    const length = fc.integer({ min: 1, max: 800 });
    const month = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(start, length, fc.nat(300), length, month, (day, first, gap, second, from) => {
        const a = addDays('2010-01-01', day);
        const aEnd = addDays(a, first);
        const b = addDays(aEnd, 1 + gap);
        const calendar = starting(from, [a, aEnd], [b, addDays(b, second)]);
        const periods = Array.from({ length: 20 }, (_, index) => 2008 + index).flatMap((year) => {
          try {
            return [financialYear({ year, ...calendar })];
          } catch {
            return [];
          }
        });
        for (const [index, { to }] of nonEmpty(periods.slice(0, -1).entries())) {
          expect(to < (periods[index + 1]?.from ?? '')).toBe(true);
        }
      }),
    );
  });

  it('takes together all that end in the year, so that no entry is out of reach', () => {
    const calendar = starting(1, ['2025-07-01', '2025-12-31'], ['2024-07-01', '2025-06-30']);
    expect(financialYear({ year: 2025, ...calendar })).toEqual({
      label: '2025',
      from: '2024-07-01',
      to: '2025-12-31',
    });
  });
});

describe('quarter', () => {
  it('is three months of the financial year', () => {
    const year = financialYear({ year: 2025, ...starting(7) });
    expect(QUARTERS.map((number) => quarter(year, number))).toEqual([
      { label: '2025-Q1', from: '2024-07-01', to: '2024-09-30' },
      { label: '2025-Q2', from: '2024-10-01', to: '2024-12-31' },
      { label: '2025-Q3', from: '2025-01-01', to: '2025-03-31' },
      { label: '2025-Q4', from: '2025-04-01', to: '2025-06-30' },
    ]);
  });

  it('is cut at the end of a short year, and refused beyond it', () => {
    const year = financialYear({ year: 2025, ...starting(1, ['2025-05-20', '2025-10-31']) });
    expect(quarter(year, 2)).toEqual({ label: '2025-Q2', from: '2025-08-20', to: '2025-10-31' });
    expect(() => quarter(year, 3)).toThrow(
      new DomainError('quarter_outside_year', {
        year: '2025',
        quarter: 3,
        from: '2025-05-20',
        to: '2025-10-31',
      }),
    );
  });

  it('parts any year of twelve months without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (days) => {
        const from = addDays('1900-01-01', days);
        const to = addDays(addMonths(from, 12), -1);
        const quarters = QUARTERS.map((number) => quarter({ label: 'Y', from, to }, number));
        expect(quarters[0]?.from).toBe(from);
        expect(quarters[3]?.to).toBe(to);
        for (const [index, { to: end }] of nonEmpty(quarters.slice(0, 3).entries())) {
          expect(addDays(end, 1)).toBe(quarters[index + 1]?.from);
        }
      }),
    );
  });
});

describe('the same period of the year before', () => {
  const july = { fiscal_year_start_month: 7, fiscal_years: [] };
  const short = {
    fiscal_year_start_month: 1,
    fiscal_years: [{ start_date: '2024-01-01', end_date: '2024-06-30' }],
  };
  const long = {
    fiscal_year_start_month: 1,
    fiscal_years: [{ start_date: '2024-11-01', end_date: '2026-06-30' }],
  };

  it.each([
    ['2026', CALENDAR_YEARS, { label: '2025', from: '2025-01-01', to: '2025-12-31' }],
    ['2026-Q1', CALENDAR_YEARS, { label: '2025-Q1', from: '2025-01-01', to: '2025-03-31' }],
    ['2026-Q1', july, { label: '2025-Q1', from: '2024-07-01', to: '2024-09-30' }],
    ['2025', short, { label: '2024', from: '2024-01-01', to: '2024-06-30' }],
    ['2025-Q2', short, { label: '2024-Q2', from: '2024-04-01', to: '2024-06-30' }],
    ['2025-Q3', short, null],
    ['2026', long, null],
    ['2026-Q1', long, null],
  ])('of %s by its calendar', (label, calendar, before) => {
    expect(findPreviousPeriod({ label }, calendar)).toEqual(before);
  });
});

describe('currentFinancialYear', () => {
  it.each([
    ['2025-06-30', '2025'],
    ['2025-07-01', '2026'],
    ['2025-12-31', '2026'],
    ['2026-06-30', '2026'],
  ])('of %s ends in %s when years start in July', (today, label) => {
    const period = currentFinancialYear(today, starting(7));
    expect(period).toEqual(financialYear({ year: Number(label), ...starting(7) }));
  });

  it('is the explicit fiscal year that holds the day', () => {
    const calendar = starting(1, ['2024-10-01', '2025-09-30']);
    expect(currentFinancialYear('2024-11-01', calendar).label).toBe('2025');
    expect(currentFinancialYear('2025-09-30', calendar).to).toBe('2025-09-30');
  });

  it('is the year that its label stands for', () => {
    const calendar = starting(1, ['2025-03-15', '2026-06-30']);
    const current = currentFinancialYear('2026-07-10', calendar);
    expect(current).toEqual(financialYear({ year: 2027, ...calendar }));
  });

  it('is the next one in a gap that no year holds', () => {
    const calendar = starting(1, ['2026-03-01', '2026-12-31']);
    expect(currentFinancialYear('2026-02-10', calendar).from).toBe('2026-03-01');
  });

  it('holds the day, or follows it where an explicit year leaves a gap', () => {
    const days = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        days,
        days,
        fc.nat(600),
        fc.integer({ min: 1, max: 12 }),
        (day, start, length, month) => {
          const today = addDays('1900-01-01', day);
          const first = addDays('1900-01-01', start);
          const period = currentFinancialYear(
            today,
            starting(month, [first, addDays(first, length)]),
          );
          expect(today <= period.to).toBe(true);
          expect(period.from <= today || period.from === first).toBe(true);
        },
      ),
    );
  });
});

describe('the last day that may be booked', () => {
  // Today is 16 March 2026.
  it.each([
    ['calendar years', starting(1), '2027-12-31'],
    ['years from July', starting(7), '2027-06-30'],
    ['an explicit long next year', starting(1, ['2027-01-01', '2028-06-30']), '2028-06-30'],
    ['an explicit year now', starting(1, ['2026-01-01', '2026-09-30']), '2027-12-31'],
  ])('is the end of the next financial year: %s', (_, calendar, last) => {
    expect(() => checkBookHorizon(last, '2026-03-16', calendar)).not.toThrow();
    expect(() => checkBookHorizon(addDays(last, 1), '2026-03-16', calendar)).toThrow(
      expect.objectContaining({
        code: 'date_too_far',
        params: { date: addDays(last, 1), last_day: last },
      }),
    );
  });
});
