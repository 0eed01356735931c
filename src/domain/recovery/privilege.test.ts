import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { listPrivilegedYears, sumPrivileges } from './privilege.ts';

const calendar = { fiscal_year_start_month: 7, fiscal_years: [] };

describe('the privilege on a lot (Mortgage Act, art. 27 7°)', () => {
  it('covers the preceding and the current financial year', () => {
    expect(listPrivilegedYears('2026-03-10', calendar)).toEqual([
      {
        from: '2024-07-01',
        to: '2025-06-30',
        drops_out_on: '2026-07-01',
        alarms: ['2026-05-02', '2026-06-01', '2026-06-24'],
      },
      {
        from: '2025-07-01',
        to: '2026-06-30',
        drops_out_on: '2027-07-01',
        alarms: ['2027-05-02', '2027-06-01', '2027-06-24'],
      },
    ]);
  });

  it('passes on the first day of a year, also of a longer one', () => {
    const longer = {
      fiscal_year_start_month: 1,
      fiscal_years: [{ start_date: '2025-01-01', end_date: '2026-06-30' }],
    };
    const years = (on: string) => listPrivilegedYears(on, longer).map(({ from, to }) => [from, to]);
    expect(years('2026-06-30')).toEqual([
      ['2024-01-01', '2024-12-31'],
      ['2025-01-01', '2026-06-30'],
    ]);
    expect(years('2026-07-01')[0]).toEqual(['2025-01-01', '2026-06-30']);
  });

  it('is summed by lot, and leaves out what is older', () => {
    const charge = (unit_id: string, charged_on: string, open_cents: number) => ({
      unit_id,
      charged_on,
      open_cents,
    });
    const [a1, p1] = sumPrivileges(
      [
        charge('A1', '2024-06-30', 1),
        charge('A1', '2024-07-01', 10),
        charge('A1', '2025-06-30', 100),
        charge('A1', '2025-07-01', 1_000),
        charge('A1', '2026-07-01', 10_000),
        charge('P1', '2020-01-01', 7),
      ],
      '2026-03-10',
      calendar,
    );
    expect(a1?.years.map(({ open_cents }) => open_cents)).toEqual([110, 11_000]);
    expect(a1?.unprivileged_cents).toBe(1);
    expect(p1).toMatchObject({ unit_id: 'P1', unprivileged_cents: 7 });
  });

  it('loses no cent', () => {
    const charge = fc.record({
      unit_id: fc.constantFrom('A1', 'A2'),
      charged_on: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days)),
      open_cents: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(charge, { minLength: 1 }), (charges) => {
        const lots = sumPrivileges(charges, '2026-03-10', calendar);
        const sums = lots.flatMap(({ years, unprivileged_cents }) => [
          ...years.map(({ open_cents }) => open_cents),
          unprivileged_cents,
        ]);
        expect(sumCents(sums)).toBe(sumCents(charges.map(({ open_cents }) => open_cents)));
      }),
    );
  });
});
