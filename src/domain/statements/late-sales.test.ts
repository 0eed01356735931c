import { describe, expect, it } from 'vitest';
import { generateBuilding } from '#test/helpers/generated-building.ts';
import { settlePeriods } from '#test/helpers/worked-run.ts';
import { findCallDifferences, findRowDifferences } from './late-sales.ts';
import type { CalledRow, StatementRow } from './statement-input.ts';

const call = (owner_id: string, amount_cents: number): CalledRow => ({
  call_id: 'Q1',
  part_number: 1,
  nature: 'Ordinary',
  call_date: '2025-01-01',
  distribution_key_id: 'General',
  unit_id: 'A1',
  owner_id,
  amount_cents,
  origin: 'Period',
});

const row = (owner_id: string, figures: readonly number[], more: Partial<StatementRow> = {}) => {
  const [amount_cents = 0, vat_cents = 0, recoverable_cents = 0] = figures;
  return {
    line_id: 'I1',
    decision_id: null,
    works_run_id: null,
    account_code: '6105',
    nature: 'Ordinary' as const,
    distribution_key_ids: ['General'],
    unit_id: 'A1',
    unit_number: 'A1',
    owner_id,
    weight: '1',
    total_weight: '1',
    share: '1/1',
    days: '1',
    total_days: 1,
    period_from: '2025-01-01',
    period_to: '2025-01-01',
    consumption: null,
    amount_cents,
    vat_cents,
    recoverable_cents,
    origin: 'Period' as const,
    ...more,
  };
};

describe('what a sale entered after a statement changes', () => {
  it('is per line and lot the posted rows with a minus and the new rows', () => {
    const posted = [row('seller', [100, 21, 100])];
    const now = [row('seller', [60, 13, 60]), row('buyer', [40, 8, 40])];
    const differences = findRowDifferences(now, posted);
    expect(
      differences.map((one) => [
        one.owner_id,
        one.amount_cents,
        one.vat_cents,
        one.recoverable_cents,
        one.origin,
      ]),
    ).toEqual([
      ['seller', -100, -21, -100, 'Withdrawn'],
      ['seller', 60, 13, 60, 'Renewed'],
      ['buyer', 40, 8, 40, 'Renewed'],
    ]);
    expect(findRowDifferences(now, [...posted, ...differences])).toEqual([]);
    expect(findRowDifferences(posted, [...posted, ...differences])).toMatchObject([
      { owner_id: 'seller', amount_cents: -60 },
      { owner_id: 'buyer', amount_cents: -40 },
      { owner_id: 'seller', amount_cents: 100 },
    ]);
  });

  it('is nothing for the same figures, other lots, and lines that were never posted', () => {
    const posted = [row('anne', [100])];
    expect(findRowDifferences(posted, posted)).toEqual([]);
    expect(findRowDifferences([row('bart', [100], { unit_id: 'A2' })], posted)).toEqual([]);
    expect(findRowDifferences([row('bart', [100], { line_id: 'I2' })], posted)).toEqual([]);
  });

  it('sees VAT alone change, and tells the works of two runs from each other', () => {
    expect(findRowDifferences([row('anne', [5, 1])], [row('anne', [5, 2])])).toHaveLength(2);
    expect(findRowDifferences([row('anne', [0, 1])], [row('anne', [0, 2])])).toHaveLength(2);
    const works = (works_run_id: string, owner: string) =>
      row(owner, [5], { line_id: null, decision_id: 'D1', works_run_id });
    expect(findRowDifferences([works('2', 'bart')], [works('1', 'anne')])).toEqual([]);
    expect(findRowDifferences([works('1', 'bart')], [works('1', 'anne')])).toHaveLength(2);
  });

  it('moves the calls of the seller to the buyer', () => {
    const posted = [call('seller', 100)];
    expect(findCallDifferences([call('buyer', 100)], posted)).toEqual([
      { ...call('seller', -100), origin: 'Withdrawn' },
      { ...call('buyer', 100), origin: 'Renewed' },
    ]);
    expect(findCallDifferences(posted, posted)).toEqual([]);
  });

  it('is on the next statement, for calls too', () => {
    const { periods, inputOf } = generateBuilding(3, 4);
    const { calls } = inputOf(0);
    const [first] = calls.filter(({ fund }) => fund === 'Provision');
    if (first === undefined) throw new Error('No call');
    const moved = calls.map((one) => (one === first ? { ...one, owner_id: 'buyer' } : one));
    const [, second] = settlePeriods(periods, (index) => ({
      ...inputOf(index),
      calls: index === 0 ? calls : moved,
    }));
    const corrected = second?.statement.called.filter(({ origin }) => origin !== 'Period') ?? [];
    const sums = new Map<string, number>();
    for (const { owner_id, amount_cents } of corrected) {
      sums.set(owner_id, (sums.get(owner_id) ?? 0) + amount_cents);
    }
    expect(Object.fromEntries([...sums].filter(([, cents]) => cents !== 0))).toEqual({
      [first.owner_id]: -first.amount_cents,
      buyer: first.amount_cents,
    });
  });
});
