import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE, fraction, subtract, type Fraction } from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { formatEuro, sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readCalls, readExpected } from '#test/helpers/worked-sale.ts';
import {
  checkBuyers,
  completeSaleDays,
  completeShares,
  moveWorkingCapital,
  previewSale,
  shareDays,
  shareOverBuyers,
  splitByDays,
} from './sale.ts';

const buyers = [
  { owner_id: 'O0013', share: fraction(3, 7) },
  { owner_id: 'O0014', share: fraction(4, 7) },
];

describe('the days of a sale', () => {
  it('are the day of the deed unless agreed otherwise', () => {
    const deed_on = '2026-03-10';
    expect(completeSaleDays({ deed_on })).toEqual({
      deed_on,
      enjoyment_from: deed_on,
      certain_date: deed_on,
    });
    const agreed = { deed_on, enjoyment_from: '2026-04-01', certain_date: '2026-01-05' };
    expect(completeSaleDays(agreed)).toEqual(agreed);
    expect(() => completeSaleDays({ deed_on, certain_date: '2026-03-11' })).toThrow(
      expect.objectContaining({ code: 'invalid_period' }),
    );
  });

  it.each([
    ['2026-01-01', '2026-03-31', '2026-02-17', 47, 43],
    ['2025-07-01', '2025-09-30', '2025-08-15', 45, 47],
    ['2026-01-01', '2026-03-31', '2026-01-01', 0, 90],
    ['2026-01-01', '2026-03-31', '2026-03-31', 89, 1],
    ['2026-01-01', '2026-03-31', '2026-04-01', 90, 0],
    ['2026-01-01', '2026-03-31', '2025-12-01', 0, 90],
  ])('%s to %s with enjoyment on %s: %i and %i', (from, to, enjoyment, seller, buyer) => {
    expect(shareDays({ from, to }, enjoyment)).toEqual({ seller_days: seller, buyer_days: buyer });
  });

  it('are those of both worked sales', () => {
    const acacias = readExpected('les-acacias')['sale_A3'] as Record<string, unknown>;
    const pair = (from: string, to: string) => Object.values(shareDays({ from, to }, '2025-05-17'));
    expect(pair('2025-01-01', '2025-12-31')).toEqual(acacias['days_of_year']);
    expect(pair('2025-04-01', '2025-06-30')).toEqual(acacias['q2_2025_days']);
    const duinen = readExpected('ter-duinen')['sale_A7'] as Record<string, unknown>;
    const { seller_days, buyer_days } = shareDays(
      { from: '2025-07-01', to: '2026-06-30' },
      '2025-11-28',
    );
    expect({ O0009: seller_days, O0013: buyer_days, O0014: buyer_days }).toEqual(
      duinen['days_of_year'],
    );
  });

  it('share an amount without losing a cent, nor a day', () => {
    const span = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(span, span, fc.integer({ min: -1e9, max: 1e9 }), (length, offset, cents) => {
        const from = '2025-01-01';
        const enjoyment = addDays(from, offset - 100);
        const days = shareDays({ from, to: addDays(from, length) }, enjoyment);
        expect(days.seller_days + days.buyer_days).toBe(length + 1);
        const { seller_cents, buyer_cents } = splitByDays(cents, days);
        expect(seller_cents + buyer_cents).toBe(cents);
        if (days.seller_days === 0) expect(seller_cents).toBe(0);
      }),
    );
  });

  it('splits 900.00 of a quarter by 47 and 43 days', () => {
    const days = shareDays({ from: '2026-01-01', to: '2026-03-31' }, '2026-02-17');
    expect(splitByDays(90_000, days)).toEqual({ seller_cents: 47_000, buyer_cents: 43_000 });
  });
});

describe('the buyers of a lot', () => {
  it('are others than the seller, each named once, and buy no more than is held', () => {
    const refusal = (...given: Parameters<typeof checkBuyers>) => {
      try {
        checkBuyers(...given);
        return 'none';
      } catch (error) {
        return error instanceof Error ? error.message : 'other';
      }
    };
    expect(refusal('O0009', buyers, ONE)).toBe('none');
    expect(refusal('O0013', buyers, ONE)).toBe('same_owner');
    expect(refusal('O0009', [...buyers, ...buyers.slice(0, 1)], ONE)).toBe('duplicate');
    expect(refusal('O0009', buyers, fraction(6, 7))).toBe('transfer_share_exceeded');
  });
});

describe('the shares of buyers', () => {
  const named = (owner_id: string, share?: Fraction) => ({ owner_id, share });

  it('are equal parts of what the others leave, unless given', () => {
    expect(completeShares('s', [named('a')], fraction(2, 3))).toEqual([
      { owner_id: 'a', share: fraction(2, 3) },
    ]);
    const mixed = [named('a', fraction(1, 2)), named('b'), named('c')];
    expect(completeShares('s', mixed, ONE).map(({ share }) => share)).toEqual([
      fraction(1, 2),
      fraction(1, 4),
      fraction(1, 4),
    ]);
  });

  it('leave something for each, and no more than is held', () => {
    const refused = expect.objectContaining({ code: 'transfer_share_exceeded' });
    const none = [named('a', ONE), named('b')];
    expect(() => completeShares('s', none, ONE)).toThrow(refused);
    expect(() => completeShares('s', [named('a', ONE)], fraction(1, 2))).toThrow(refused);
  });
});

describe('the working capital of a sold lot', () => {
  it('is all of the seller’s, as in both worked sales', () => {
    const acacias = readExpected('les-acacias')['sale_A3'] as Record<string, unknown>;
    const lot = { unit_id: 'A3', held: ONE, working_capital_cents: 96_400 };
    const moved = moveWorkingCapital(lot, [{ owner_id: 'O5', share: ONE }]);
    expect(formatEuro(moved.amount_cents)).toBe(acacias['working_capital_moved']);
    const duinen = readExpected('ter-duinen')['sale_A7'] as Record<string, unknown>;
    const a7 = { unit_id: 'A7', held: ONE, working_capital_cents: 57_723 };
    const shared = moveWorkingCapital(a7, buyers);
    expect(formatEuro(shared.amount_cents)).toBe(duinen['working_capital_moved']);
    const owners = readExpected('ter-duinen')['owners'] as Record<string, Record<string, string>>;
    for (const { owner_id, amount_cents } of nonEmpty(shared.buyers)) {
      expect(formatEuro(amount_cents)).toBe(owners[owner_id]?.['working_capital_moved']);
    }
  });

  it('is in proportion to what is sold of what is held, half a cent to what moves', () => {
    const half = [{ owner_id: 'b', share: fraction(1, 4) }];
    const lot = { unit_id: 'A', held: fraction(1, 2), working_capital_cents: 101 };
    expect(moveWorkingCapital(lot, half).amount_cents).toBe(51);
    expect(moveWorkingCapital({ ...lot, working_capital_cents: -5 }, half).amount_cents).toBe(0);
  });
});

describe('a moved call', () => {
  it('is shared by what the buyers gain, as the later calls of the worked sale are', () => {
    const later = readCalls('ter-duinen').filter(
      ({ unit_id, call_date }) => unit_id === 'A7' && call_date >= '2025-11-28',
    );
    const calls = Map.groupBy(later, ({ call_id, fund, call_date }) =>
      [call_id, fund, call_date].join(' '),
    );
    // Two keys of one call, fund and day have one name: compared by the order of their lines.
    const pairs = [...calls.values()].flatMap((lines) =>
      Array.from({ length: lines.length / 2 }, (_, index) => lines.slice(2 * index, 2 * index + 2)),
    );
    expect(pairs.length).toBeGreaterThan(20);
    const expected = pairs.map((lines) => lines.map(({ amount_cents }) => amount_cents));
    const shared = expected.map((parts) =>
      shareOverBuyers(sumCents(parts), buyers).buyers.map(({ amount_cents }) => amount_cents),
    );
    expect(shared).toEqual(expected);
  });
});

describe('the preview of a sale', () => {
  const facts = {
    seller_balance_cents: 603_865,
    buyer_ids: ['O0013', 'O0014'],
    lots: [{ unit_id: 'A7', held: ONE, working_capital_cents: 57_723, buyers }],
    sent_calls: [{ call_id: 'Q6', amount_cents: 35_904, buyers }],
    later_calls: 'Move',
  } as const;

  it('moves working capital and later calls from the seller to the buyers', () => {
    const preview = previewSale(facts);
    expect(preview.seller_pays_cents).toBe(603_865 - 57_723);
    expect(sumCents(preview.buyers_pay.map(({ amount_cents }) => amount_cents))).toBe(
      57_723 + 35_904,
    );
    expect(preview.moved_calls).toHaveLength(1);
  });

  it('leaves later calls to the seller if so agreed', () => {
    const left = previewSale({ ...facts, later_calls: 'Leave' });
    expect(left.seller_pays_cents).toBe(603_865 - 57_723 + 35_904);
    expect(left.moved_calls).toEqual([]);
  });

  it('asks of all parties together what the seller’s account and the later calls come to', () => {
    const share = fc.integer({ min: 1, max: 9 });
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const drawn = fc.record({
      shares: fc.array(share, { minLength: 1, maxLength: 5 }),
      capitals: fc.array(cents, { minLength: 1, maxLength: 4 }),
      calls: fc.array(cents, { maxLength: 5 }),
      balance: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      choice: fc.constantFrom('Move', 'Leave'),
    });
    fc.assert(
      fc.property(drawn, ({ shares, capitals, calls, balance, choice }) => {
        const whole = shares.reduce((sum, one) => sum + one, 0);
        const drawnBuyers = shares.map((one, index) => ({
          owner_id: String(index),
          share: fraction(one, whole),
        }));
        const preview = previewSale({
          seller_balance_cents: balance,
          buyer_ids: drawnBuyers.map(({ owner_id }) => owner_id),
          lots: capitals.map((working_capital_cents, index) => ({
            unit_id: String(index),
            held: ONE,
            working_capital_cents,
            buyers: drawnBuyers,
          })),
          sent_calls: calls.map((amount_cents, index) => ({
            call_id: String(index),
            amount_cents,
            buyers: drawnBuyers,
          })),
          later_calls: choice,
        });
        const paid = preview.buyers_pay.map(({ amount_cents }) => amount_cents);
        expect(sumCents([preview.seller_pays_cents, ...paid])).toBe(sumCents([balance, ...calls]));
      }),
    );
  });

  it('refunds a lot sold piece by piece no more than its working capital', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), pieces, (cents, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        let [held, left] = [ONE, cents];
        for (const weight of weights) {
          const share = fraction(weight, whole);
          const lot = { unit_id: 'A', held, working_capital_cents: left };
          left -= moveWorkingCapital(lot, [{ owner_id: 'b', share }]).amount_cents;
          held = subtract(held, share);
        }
        expect(left).toBe(0);
      }),
    );
  });
});
