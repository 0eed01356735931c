import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { sumChargesByOwner, sumByFund } from './call-charges.ts';
import { FUNDS, SETTLING_ORDER } from './funds.ts';

const line = (owner_id: string, amount_cents: number) => ({
  unit_id: 'A1',
  owner_id,
  amount_cents,
});

describe('sumChargesByOwner', () => {
  it('adds up the units of each owner, by name, then id, without those who owe nothing', () => {
    const names = new Map([
      ['1', 'Zoé'],
      ['2', 'Ann'],
      ['3', 'Ann'],
      ['4', 'anna'],
      ['5', 'Bert'],
    ]);
    const lines = [
      line('1', 5),
      line('3', 10),
      line('4', 1),
      line('2', 7),
      line('1', 6),
      line('5', 0),
    ];
    const charges = sumChargesByOwner([{ fund: 'Works', lines }], names);
    expect(charges.map(({ owner_id, amount_cents }) => [owner_id, amount_cents])).toEqual([
      ['2', 7],
      ['3', 10],
      ['1', 11],
      ['4', 1],
    ]);
    expect(charges[0]?.funds).toEqual([{ fund: 'Works', amount_cents: 7 }]);
  });

  it('tells the funds apart, in the order in which they are settled', () => {
    const parts = [
      { fund: 'Reserve' as const, lines: [line('1', 30), line('2', 0)] },
      { fund: 'Provision' as const, lines: [line('1', 20), line('2', 5)] },
      { fund: 'Reserve' as const, lines: [line('1', 3)] },
    ];
    const names = new Map([
      ['1', 'Ann'],
      ['2', 'Bert'],
    ]);
    expect(sumChargesByOwner(parts, names)).toEqual([
      {
        owner_id: '1',
        amount_cents: 53,
        funds: [
          { fund: 'Provision', amount_cents: 20 },
          { fund: 'Reserve', amount_cents: 33 },
        ],
      },
      { owner_id: '2', amount_cents: 5, funds: [{ fund: 'Provision', amount_cents: 5 }] },
    ]);
  });

  it('adds up by owner and by part', () => {
    const anyLine = fc.record({
      unit_id: fc.constantFrom('A1', 'A2'),
      owner_id: fc.constantFrom('1', '2', '3'),
      amount_cents: fc.integer({ min: 0, max: 1e9 }),
    });
    const anyParts = fc.array(
      fc.record({ fund: fc.constantFrom(...FUNDS), lines: fc.array(anyLine, { minLength: 1 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const names = new Map(['1', '2', '3'].map((id) => [id, id]));
    fc.assert(
      fc.property(anyParts, (parts) => {
        const charges = sumChargesByOwner(parts, names);
        for (const { amount_cents, funds } of nonEmpty(charges)) {
          expect(sumCents(funds.map((one) => one.amount_cents))).toBe(amount_cents);
          const order = funds.map(({ fund }) => SETTLING_ORDER.indexOf(fund));
          expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        }
        const asked = parts.flatMap(({ fund, lines }) => lines.map((one) => ({ ...one, fund })));
        expect(sumByFund(charges.flatMap(({ funds }) => funds))).toEqual(sumByFund(asked));
      }),
    );
  });

  it('knows every owner by name', () => {
    const parts = [{ fund: 'Works' as const, lines: [line('1', 5), line('2', 5)] }];
    expect(() => sumChargesByOwner(parts, new Map())).toThrow('name');
  });
});
