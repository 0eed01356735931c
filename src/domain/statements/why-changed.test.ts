import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import {
  compareWithBudget,
  explainChanges,
  findComparable,
  findMainReason,
  pickLargestChanges,
  type AccountShare,
} from './why-changed.ts';

const share = (more: Partial<AccountShare> = {}): AccountShare => ({
  unit_id: 'A1',
  account_code: '6105',
  amount_cents: 1000,
  lot_cents: 1000,
  building_cents: 10_000,
  consumption: null,
  ...more,
});
const metered = (building: number, lot: number) => ({
  building: fraction(building, 1),
  lot: fraction(lot, 1),
});
const explain = (before: readonly AccountShare[], after: readonly AccountShare[]) =>
  explainChanges(before, after).map((change) => [
    change.account_code,
    change.difference_cents,
    change.price_cents,
    change.quantity_cents,
    change.key_cents,
    change.days_cents,
  ]);

describe('why charges changed', () => {
  it('is named by the reason of most of the difference, and not at all without one', () => {
    const after = share({ building_cents: 12_000, lot_cents: 2400, amount_cents: 1200 });
    const reasonOf = (then: AccountShare, now: AccountShare) =>
      explainChanges([then], [now]).map(findMainReason);
    // Price + 2.00, key + 12.00, days − 12.00: in a tie, the first reason.
    expect(reasonOf(share(), after)).toEqual(['Key']);
    expect(reasonOf(share(), share())).toEqual([null]);
  });

  it('is shown by the largest differences; the others are one sum', () => {
    const { largest, others_cents } = pickLargestChanges([5, 0, -30, 20, -2], 2, (cents) => cents);
    expect([largest, others_cents]).toEqual([[-30, 20], 3]);
  });

  it('is the price if the building paid more', () => {
    const after = share({ building_cents: 12_000, lot_cents: 1200, amount_cents: 1200 });
    expect(explain([share()], [after])).toEqual([['6105', 200, 200, 0, 0, 0]]);
  });

  it('is the key if the lot bears another part', () => {
    const after = share({ lot_cents: 1500, amount_cents: 1500 });
    expect(explain([share()], [after])).toEqual([['6105', 500, 0, 0, 500, 0]]);
  });

  it('is the days if the owner held the lot for less of them', () => {
    const after = share({ amount_cents: 373 });
    expect(explain([share()], [after])).toEqual([['6105', -627, 0, 0, 0, -627]]);
  });

  it('is the price of a unit and the quantity for a meter', () => {
    const before = share({ account_code: '6120', consumption: metered(100, 10) });
    const after = share({
      account_code: '6120',
      building_cents: 24_000,
      lot_cents: 4000,
      amount_cents: 4000,
      consumption: metered(120, 20),
    });
    // 1.00 a unit becomes 2.00: 10 units cost 10.00 more, and 10 units more cost 20.00.
    expect(explain([before], [after])).toEqual([['6120', 3000, 1000, 2000, 0, 0]]);
  });

  it('is the price for an account that is new or gone, the days for a lot that is', () => {
    const other = share({ account_code: '6140' });
    expect(explain([share()], [share(), other])).toEqual([
      ['6105', 0, 0, 0, 0, 0],
      ['6140', 1000, 1000, 0, 0, 0],
    ]);
    expect(explain([share(), share({ unit_id: 'A2' })], [share()])).toEqual([
      ['6105', -1000, 0, 0, 0, -1000],
    ]);
    const elsewhere = share({ unit_id: 'A2', account_code: '6140' });
    expect(explain([share()], [elsewhere])).toEqual([
      ['6105', -1000, -1000, 0, 0, 0],
      ['6140', 1000, 1000, 0, 0, 0],
    ]);
    expect(explain([share({ lot_cents: 0, amount_cents: 0 })], [share()])).toEqual([
      ['6105', 1000, 1000, 0, 0, 0],
    ]);
  });

  it('adds up to the cent', () => {
    const cents = fc.integer({ min: 1, max: 500_000 });
    const anyShare = fc
      .record({
        unit_id: fc.constantFrom('A1', 'A2'),
        account_code: fc.constantFrom('6105', '6120'),
        building: cents,
        lot: cents,
        own: cents,
        units: fc.option(fc.integer({ min: 1, max: 99 })),
      })
      .map(({ unit_id, account_code, building, lot, own, units }) => ({
        unit_id,
        account_code,
        building_cents: building,
        lot_cents: Math.min(building, lot),
        amount_cents: Math.min(building, lot, own),
        consumption: units === null ? null : metered(99, units),
      }));
    const shares = fc.uniqueArray(anyShare, {
      maxLength: 4,
      selector: (one) => `${one.unit_id} ${one.account_code}`,
    });
    fc.assert(
      fc.property(shares, shares, (before, after) => {
        const unexplained = explainChanges(before, after).filter((change) => {
          const { price_cents, quantity_cents, key_cents, days_cents, difference_cents } = change;
          const sum = price_cents + quantity_cents + key_cents + days_cents;
          return sum !== difference_cents || change.after_cents - change.before_cents !== sum;
        });
        expect(unexplained).toEqual([]);
      }),
    );
  });
});

describe('charges against the budget', () => {
  it('compare with the part of the budget that the owner bears of the costs', () => {
    const shares = [
      share(),
      share({ unit_id: 'A2', amount_cents: 500 }),
      share({ account_code: '6140' }),
    ];
    expect(compareWithBudget(shares, new Map([['6105', 9001]]))).toEqual([
      { account_code: '6105', amount_cents: 1500, budget_cents: 1350, difference_cents: 150 },
      { account_code: '6140', amount_cents: 1000, budget_cents: 0, difference_cents: 1000 },
    ]);
    const income = share({ account_code: '75', building_cents: -10, amount_cents: -1 });
    expect(compareWithBudget([income], new Map([['75', 5]]))[0]?.budget_cents).toBe(0);
  });
});

describe('the statement to compare with', () => {
  const period = (period_from: string, period_to: string) => ({ period_from, period_to });
  const half = period('2026-01-01', '2026-06-30');

  it('is that of the same period a year before, else the latest of the same length', () => {
    const same = period('2025-01-01', '2025-06-30');
    const between = period('2025-07-01', '2025-12-31');
    expect(findComparable(half, [between, same])).toBe(same);
    expect(findComparable(half, [between])).toBe(between);
  });

  it('is none of another length, nor a later one', () => {
    expect(findComparable(half, [period('2025-10-01', '2025-12-31')])).toBeUndefined();
    expect(findComparable(half, [period('2026-07-01', '2026-12-31')])).toBeUndefined();
  });
});
