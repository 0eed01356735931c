import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE } from '#domain/kernel/fraction.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { planBudgetCalls, previewOwnerYears, type BudgetPlanRequest } from './budget-calls.ts';
import { draftBudget, type BudgetLine } from './draft-budget.ts';
import { followBudget } from './follow-up.ts';

const line = (
  account_code: string,
  amount_cents: number,
  distribution_key_id = 'General',
  nature: BudgetLine['nature'] = 'Ordinary',
): BudgetLine => ({ account_code, distribution_key_id, nature, amount_cents });
const unit = (unit_number: string, weight: number) => ({
  unit_id: unit_number,
  unit_number,
  weight,
});

const request: BudgetPlanRequest = {
  lines: [
    line('6105', 100_001),
    line('6121', 50_000),
    line('61011', 33_334, 'Lift'),
    line('611', 20_000, 'General', 'Extraordinary'),
  ],
  first_call_date: '2026-01-31',
  instalments: 4,
  interval_months: 3,
  reserve_cents: undefined,
  reserve_key_id: 'General',
  minimum_cents: 7170,
  units_by_key: new Map([
    ['General', [unit('A1', 3), unit('A2', 4)]],
    ['Lift', [unit('A1', 0), unit('A2', 1)]],
  ]),
};

describe('a drafted budget', () => {
  it('is the year before times the index, per account and key, without income and other natures', () => {
    const actual = [
      line('6121', 1005, 'Lift'),
      line('6105', 10_000),
      line('6105', -1000),
      line('6107', -5),
      line('6100', 70),
      line('6100', -70),
      line('75', -4137),
      line('611', 999, 'General', 'Extraordinary'),
    ];
    expect(draftBudget('Ordinary', actual, 1_025_000, new Map([['6121', 1_100_000]]))).toEqual([
      { ...line('6105', 9225), actual_cents: 9000, index_ppm: 1_025_000 },
      { ...line('6121', 1106, 'Lift'), actual_cents: 1005, index_ppm: 1_100_000 },
    ]);
    expect(draftBudget('Ordinary', [line('6105', 4)], 100_000)).toEqual([]);
    expect(draftBudget('Extraordinary', actual, 1_000_000)).toMatchObject([
      { account_code: '611' },
    ]);
  });
});

describe('the calls of a budget', () => {
  it('have one part per fund and key, on dates at the end of months', () => {
    const { calls } = planBudgetCalls(request);
    expect(calls.map(({ call_date }) => call_date)).toEqual([
      '2026-01-31',
      '2026-04-30',
      '2026-07-31',
      '2026-10-31',
    ]);
    for (const { parts } of nonEmpty(calls)) {
      expect(parts.map((part) => `${part.fund} ${part.distribution_key_id}`)).toEqual([
        'Provision General',
        'Provision Lift',
        'Works General',
        'Reserve General',
      ]);
    }
  });

  it('add up to the lines of each key, and to the reserve, to the cent', () => {
    const cents = fc.integer({ min: 500, max: 3_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 1, max: 12 }), (a, b, reserve, count) => {
        const plan = planBudgetCalls({
          ...request,
          lines: [line('6105', a), line('6140', 1), line('61011', b, 'Lift')],
          reserve_cents: reserve,
          instalments: count,
        });
        const sums = Map.groupBy(
          plan.calls.flatMap(({ parts }) => parts),
          (part) => `${part.fund} ${part.distribution_key_id}`,
        );
        const totals = [...sums].map(([key, parts]) => [
          key,
          sumCents(parts.flatMap(({ units }) => units.map((one) => one.amount_cents))),
          sumCents(parts.map(({ amount_cents }) => amount_cents)),
        ]);
        expect(totals).toEqual([
          ['Provision General', a + 1, a + 1],
          ['Provision Lift', b, b],
          ['Reserve General', reserve, reserve],
        ]);
      }),
    );
  });

  it('ask the legal minimum for the reserve, and tell what is below it', () => {
    expect(planBudgetCalls(request)).toMatchObject({ reserve_cents: 7170, below_minimum_cents: 0 });
    expect(planBudgetCalls({ ...request, reserve_cents: 7000 }).below_minimum_cents).toBe(170);
    const none = planBudgetCalls({ ...request, reserve_cents: 0 });
    expect(none.calls[0]?.parts.map(({ fund }) => fund)).not.toContain('Reserve');
  });

  it('refuse an instalment of nothing', () => {
    const tiny = { ...request, lines: [line('6105', 3)], instalments: 12 };
    expect(() => planBudgetCalls(tiny)).toThrow('instalment_empty');
  });

  it('show each owner the year, with the holders of each day', () => {
    const holder = (owner_id: string) => ({
      owner_id,
      owner_name: owner_id,
      right: 'FullOwnership' as const,
      share: ONE,
      is_primary_contact: true,
    });
    const plan = planBudgetCalls(request);
    const years = previewOwnerYears(
      plan,
      (day) =>
        new Map([
          ['A1', [holder(day < '2026-07-01' ? 'anne' : 'cleo')]],
          ['A2', [holder('bart')]],
        ]),
      'Usufructuary',
    );
    expect(years.map(({ owner_id }) => owner_id)).toEqual(['anne', 'bart', 'cleo']);
    expect(sumCents(years.map(({ total_cents }) => total_cents))).toBe(210_505);
    expect(sumCents(years.map((one) => one.reserve_cents))).toBe(7170);
    expect(sumCents(years.map((one) => one.works_cents))).toBe(20_000);
    expect(sumCents(years.map((one) => one.provision_cents))).toBe(183_335);
  });

  it('ask the reserve of the owner whom the building names under usufruct', () => {
    const holder = (owner_id: string, right: 'Usufruct' | 'BareOwnership') => {
      return { owner_id, owner_name: owner_id, right, share: ONE, is_primary_contact: false };
    };
    const lot = [holder('anne', 'Usufruct'), holder('cleo', 'BareOwnership')];
    const holders = new Map([
      ['A1', lot],
      ['A2', lot],
    ]);
    const yearsBy = (bearer: 'Usufructuary' | 'BareOwner') =>
      previewOwnerYears(planBudgetCalls(request), () => holders, bearer).map(
        ({ owner_id, reserve_cents, works_cents }) => [owner_id, reserve_cents, works_cents],
      );
    expect(yearsBy('Usufructuary')).toEqual([
      ['anne', 7170, 0],
      ['cleo', 0, 20_000],
    ]);
    expect(yearsBy('BareOwner')).toEqual([
      ['anne', 0, 0],
      ['cleo', 7170, 20_000],
    ]);
  });
});

describe('a budget that is followed', () => {
  const year = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const follow = (actual: number, on = '2026-03-31') =>
    followBudget([line('6105', 36_500)], [line('6105', actual)], year, on)[0];

  it('expects the part of the days that have passed, at most the whole', () => {
    expect(follow(0)?.expected_cents).toBe(9000);
    expect(follow(0, '2025-12-01')?.expected_cents).toBe(0);
    expect(follow(0, '2027-02-01')?.expected_cents).toBe(36_500);
  });

  it('warns at 90 % of an account, and of costs without a budget', () => {
    expect([32_849, 32_850].map((actual) => follow(actual)?.is_warned)).toEqual([false, true]);
    const beside = followBudget([line('6105', 100)], [line('6140', 5)], year, '2026-03-31');
    expect(beside.map((one) => [one.account_code, one.is_warned])).toEqual([
      ['6105', false],
      ['6140', true],
    ]);
    const [none] = followBudget([line('6105', 0)], [], year, '2026-03-31');
    expect(none?.is_warned).toBe(false);
  });
});
