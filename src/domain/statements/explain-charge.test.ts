import { expect, it } from 'vitest';
import { explainCharge, type ChargeFigures } from './explain-charge.ts';

const charge = (given: Partial<ChargeFigures>): ChargeFigures => ({
  building_cents: 3_650_000,
  amount_cents: 162_641,
  weight: '76',
  total_weight: '1000',
  share: '1/1',
  days: '214',
  total_days: 365,
  consumption: null,
  ...given,
});

it('a charge is the cost of the building by key and days, with the cents that rounding moved', () => {
  // 36 500.00 × 76/1000 × 214/365 = 1 626.40
  expect(explainCharge(charge({}))).toEqual({
    building_cents: 3_650_000,
    weight: '76',
    total_weight: '1000',
    stretches: [{ share: '1/1', days: 214 }],
    total_days: 365,
    rounding_cents: 1,
  });
});

it('shares that changed inside the days are added stretch by stretch', () => {
  // 91.00 × 1/2 × (5/12 × 35 + 56) / 91 = 35.29
  const explained = explainCharge(
    charge({
      building_cents: 9_100,
      amount_cents: 3_529,
      weight: '1',
      total_weight: '2',
      share: '5/12;1/1',
      days: '35;56',
      total_days: 91,
    }),
  );
  expect(explained?.stretches).toEqual([
    { share: '5/12', days: 35 },
    { share: '1/1', days: 56 },
  ]);
  expect(explained?.rounding_cents).toBe(0);
});

it('a metered charge is the consumption of the owner in that of all lots', () => {
  const metered = { weight: '30', total_weight: '120', consumption: '25/2', days: '100' };
  const explained = explainCharge(
    charge({ ...metered, building_cents: 24_000, amount_cents: 2_500 }),
  );
  expect(explained).toMatchObject({ weight: '25/2', stretches: [], rounding_cents: 0 });
});

it('a credit note has the sign of its amount', () => {
  expect(explainCharge(charge({ building_cents: -1_000, amount_cents: -45 }))?.rounding_cents).toBe(
    0,
  );
});

it.each([
  ['works, which have no total of one line', { building_cents: null }],
  ['an amount more than two cents away', { amount_cents: 162_643 }],
  ['a row withdrawn after a sale', { amount_cents: -162_640 }],
  ['a key without weight', { total_weight: '0' }],
  ['a charge without days', { total_days: null }],
  ['a charge without weight', { weight: null }],
])('no product is given for %s', (_, given) => {
  expect(explainCharge(charge(given))).toBeUndefined();
});
