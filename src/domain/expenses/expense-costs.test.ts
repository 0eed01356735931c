import { describe, expect, it } from 'vitest';
import type { ExpensePart } from './allocations.ts';
import { planCosts, planCreditCosts, sumReleased, type LeftCost } from './expense-costs.ts';
import type { CostPartShare } from './recognition.ts';

const share = (
  allocation_number: number,
  amount_cents: number,
  vat_cents = 0,
): CostPartShare<ExpensePart> => ({
  allocation_number,
  account_code: '611',
  distribution_key_id: 'general',
  amount_cents,
  vat_cents,
  period_from: null,
  period_to: null,
  covered: null,
  nature: 'Extraordinary',
  recoverable_percent: 0,
  excluded_owner_ids: [],
  decision_id: 'roof',
  when: 'Current',
  recognized_on: '2026-02-10',
});

const figures = (lines: ReturnType<typeof planCosts>) =>
  lines.map((line) => [
    line.distribution_key_id,
    line.amount_cents,
    line.vat_cents,
    line.released_cents,
    line.credits_line_id,
  ]);

describe('the cost lines of an expense', () => {
  it.each([
    ['without a reserve', null, [['general', 10_000, 600, 0, null]]],
    [
      'under the key of the reserve',
      { amount_cents: 2_500, distribution_key_id: null },
      [['general', 7_500, 450, 2_500, null]],
    ],
    [
      'that the reserve pays whole',
      { amount_cents: 10_000, distribution_key_id: 'general' },
      [['general', 0, 0, 10_000, null]],
    ],
    [
      'under another key than the reserve',
      { amount_cents: 2_500, distribution_key_id: 'lift' },
      [
        ['general', 10_000, 600, 0, null],
        ['lift', -2_500, -150, 2_500, null],
      ],
    ],
  ])('%s', (_what, reserve, wanted) => {
    expect(figures(planCosts('Invoice', [share(1, 10_000, 600)], reserve))).toEqual(wanted);
  });

  it('share what the reserve pays by amount, to the cent', () => {
    const reserve = { amount_cents: 101, distribution_key_id: null };
    const lines = planCosts('Invoice', [share(1, 100), share(2, 200)], reserve);
    expect(lines.map(({ released_cents }) => released_cents)).toEqual([34, 67]);
    expect(sumReleased(lines)).toBe(101);
  });

  it('of a note without invoice have a minus, and so has what the reserve gets back', () => {
    const reserve = { amount_cents: 2_500, distribution_key_id: null };
    expect(figures(planCosts('CreditNote', [share(1, 10_000, 600)], reserve))).toEqual([
      ['general', -7_500, -450, -2_500, null],
    ]);
  });
});

const left = (id: string, more: Partial<LeftCost> = {}): LeftCost => {
  const {
    when: _when,
    recognized_on: entry_date,
    covered: period,
    ...terms
  } = share(1, 7_500, 450);
  return {
    ...terms,
    id,
    entry_date,
    period,
    released_cents: 2_500,
    credits_line_id: null,
    ...more,
  };
};
const credited = { line_id: 'L', amount_cents: 5_000, vat_cents: 300, recognized_on: '2026-05-04' };

describe('the cost lines of a note', () => {
  it('give back to the reserve what it paid, pro rata', () => {
    expect(figures(planCreditCosts([credited], [left('L')]))).toEqual([
      ['general', -3_750, -225, -1_250, 'L'],
    ]);
  });

  it('correct the line of the reserve too where it has another key', () => {
    const lines = [
      left('L', { amount_cents: 10_000, released_cents: 0 }),
      left('R', { amount_cents: -2_500, distribution_key_id: 'lift' }),
    ];
    expect(figures(planCreditCosts([credited], lines))).toEqual([
      ['general', -5_000, -300, 0, 'L'],
      ['lift', 1_250, 75, -1_250, 'R'],
    ]);
  });

  it('keep the terms of the line, on the day of the note', () => {
    const [line] = planCreditCosts([credited], [left('L', { released_cents: 0 })]);
    expect(line).toMatchObject({
      recognized_on: '2026-05-04',
      nature: 'Extraordinary',
      decision_id: 'roof',
      amount_cents: -5_000,
    });
  });
});
