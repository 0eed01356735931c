import { describe, expect, it } from 'vitest';
import { ONE, fraction } from '#domain/kernel/fraction.ts';
import { makeRegister, type Holding } from './holder-days.ts';
import { settleWorks } from './settle-works.ts';

const hold = (owner_id: string, start_date: string, end_date: string | null = null): Holding => ({
  unit_id: 'A1',
  owner_id,
  owner_name: owner_id,
  right: 'FullOwnership',
  share: ONE,
  start_date,
  end_date,
  is_primary_contact: true,
});
const SALE = [hold('seller', '2020-01-01', '2025-10-01'), hold('buyer', '2025-10-01')];

function settle(cost: number, asked: Record<string, number>, vat = 0, holdings = SALE) {
  const { charges, missing } = settleWorks(
    [{ unit_id: 'A1', unit_number: 'A1', amount_cents: cost, vat_cents: vat }],
    Object.entries(asked).map(([owner_id, amount_cents]) => ({
      unit_id: 'A1',
      owner_id,
      call_date: '2025-06-01',
      amount_cents,
    })),
    makeRegister(holdings),
    { last_day: '2025-12-31', numbers: new Map([['A1', 'A1']]) },
  );
  const rows = charges.map((one) => [one.owner_id, one.amount_cents, one.vat_cents]);
  return { rows, missing };
}

describe('works of a decision in a lot that was sold', () => {
  it('leave with the seller what was asked of them, and the rest with the buyer', () => {
    expect(settle(1100, { seller: 1000 }, 110).rows).toEqual([
      ['seller', 1000, 100],
      ['buyer', 100, 10],
    ]);
  });

  it('give back what was asked too much to those who were asked, pro rata', () => {
    expect(settle(500, { seller: 900, buyer: 100 }).rows).toEqual([
      ['seller', 450, 0],
      ['buyer', 50, 0],
    ]);
  });

  it('give what the lot gains to the holder of the last day, with VAT by shares', () => {
    expect(settle(-80, { seller: 100 }, -8).rows).toEqual([
      ['seller', 0, 0],
      ['buyer', -80, -8],
    ]);
  });

  it('split their VAT by shares on the last day where a charge is negative', () => {
    expect(settle(100, { seller: -10, buyer: 110 }, 5).rows).toEqual([
      ['seller', -10, 0],
      ['buyer', 110, 5],
    ]);
  });

  it('fall on the holder of the last day if nothing was asked', () => {
    expect(settle(100, {}, 6).rows).toEqual([['buyer', 100, 6]]);
  });

  it('need holders on the last day only where something falls on them', () => {
    const gone = [hold('seller', '2020-01-01', '2025-10-01')];
    const missing = [
      { unit_id: 'A1', periods: [{ period_from: '2025-12-31', period_to: '2025-12-31' }] },
    ];
    expect(settle(1100, { seller: 1000 }, 0, gone)).toEqual({ rows: [], missing });
    expect(settle(900, { seller: 1000 }, 90, gone).rows).toEqual([['seller', 900, 90]]);
    expect(settle(0, { seller: 1000 }, 5, gone).missing).toEqual(missing);
  });

  it('are borne by the bare owners of the last day', () => {
    const rights = [
      { ...hold('user', '2020-01-01'), right: 'Usufruct' as const },
      { ...hold('one', '2020-01-01'), right: 'BareOwnership' as const, share: fraction(1, 3) },
      { ...hold('two', '2020-01-01'), right: 'BareOwnership' as const, share: fraction(2, 3) },
    ];
    expect(settle(300, {}, 0, rights).rows).toEqual([
      ['one', 100, 0],
      ['two', 200, 0],
    ]);
  });
});
