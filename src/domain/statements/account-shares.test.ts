import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import { sumAccountShares, toShareRow, type ShareRow } from './account-shares.ts';

const row = (fields: Partial<ShareRow>): ShareRow => ({
  owner_id: 'anne',
  unit_id: 'a1',
  account_code: '6120',
  line_id: null,
  weight: null,
  total_weight: null,
  amount_cents: 100,
  ...fields,
});
const metered = { line_id: 'water', weight: '71/2', total_weight: '200' };

describe('sumAccountShares', () => {
  it('sums what an owner bears of an account in a lot, beside what lot and building bear', () => {
    const shares = sumAccountShares([
      row({}),
      row({ amount_cents: 50 }),
      row({ owner_id: 'bart', amount_cents: 25 }),
      row({ unit_id: 'a2', owner_id: 'bart', amount_cents: 7 }),
      row({ account_code: '65', amount_cents: -3 }),
    ]);
    expect(shares.get('anne')).toEqual([
      {
        unit_id: 'a1',
        account_code: '6120',
        amount_cents: 150,
        lot_cents: 175,
        building_cents: 182,
        consumption: null,
      },
      {
        unit_id: 'a1',
        account_code: '65',
        amount_cents: -3,
        lot_cents: -3,
        building_cents: -3,
        consumption: null,
      },
    ]);
    expect(shares.get('bart')?.map(({ amount_cents }) => amount_cents)).toEqual([25, 7]);
    expect(shares.get('chris')).toBeUndefined();
  });

  it('counts the consumption of a line once, however many hold the lot', () => {
    const shares = sumAccountShares([
      row(metered),
      row({ ...metered, owner_id: 'bart' }),
      row({ ...metered, line_id: 'water2', weight: '1', total_weight: '3', owner_id: 'bart' }),
    ]);
    const consumption = { lot: fraction(73, 2), building: fraction(203, 1) };
    expect(shares.get('anne')?.[0]?.consumption).toEqual(consumption);
    expect(shares.get('bart')?.[0]?.consumption).toEqual(consumption);
  });
});

describe('toShareRow', () => {
  it('keeps line and weights of metered rows only', () => {
    const statement = {
      ...row(metered),
      decision_id: null,
      works_run_id: null,
      nature: 'Ordinary',
      distribution_key_ids: ['key'],
      unit_number: 'A1',
      share: '1/1',
      days: '365',
      total_days: 365,
      period_from: null,
      period_to: null,
      vat_cents: 0,
      recoverable_cents: 0,
      origin: 'Period',
    } as const;
    expect(toShareRow({ ...statement, consumption: '35' })).toEqual(row(metered));
    expect(toShareRow({ ...statement, consumption: null })).toEqual(row({}));
  });
});
