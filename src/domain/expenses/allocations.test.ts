import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByUnit } from '#domain/charges/split-amount.ts';
import { MAX_CENTS, sumCents } from '#domain/kernel/money.ts';
import { checkAllocated, sumCostsByAccount, listParts, type Allocation } from './allocations.ts';
import type { GivenPeriod } from './covered-period.ts';

const part = (
  account_code: string,
  amount_cents: number,
  key = 'general',
): Allocation & GivenPeriod => ({
  account_code,
  distribution_key_id: key,
  amount_cents,
  period_from: null,
  period_to: null,
});

const parts = fc.array(
  fc.record({
    account_code: fc.constantFrom('6100', '6121', '6140'),
    distribution_key_id: fc.constantFrom('general', 'lift'),
    amount_cents: fc.integer({ min: 1, max: 10_000_000_000 }),
    period_from: fc.constant(null),
    period_to: fc.constant(null),
  }),
  { minLength: 1, maxLength: 20 },
);
const amountsOf = (all: readonly Pick<Allocation, 'amount_cents'>[]) =>
  sumCents(all.map(({ amount_cents }) => amount_cents));

describe('the parts of an invoice', () => {
  it.each([
    ['none, which leaves it whole', [], 10_000, undefined],
    ['one of all of it', [10_000], 10_000, undefined],
    ['two that add up', [3_333, 6_667], 10_000, undefined],
    ['a cent too little', [3_333, 6_666], 10_000, { expected: 100, actual: 99.99 }],
    ['a cent too much', [3_334, 6_667], 10_000, { expected: 100, actual: 100.01 }],
  ] as const)('%s', (_what, amounts, amount, refusal) => {
    const check = () =>
      checkAllocated(
        amounts.map((cents) => part('6107', cents)),
        amount,
      );
    if (refusal === undefined) {
      expect(check).not.toThrow();
      return;
    }
    const params = { ...refusal, at: ['allocations'] };
    expect(check).toThrow(expect.objectContaining({ code: 'allocations_mismatch', params }));
  });

  it('come to no more than an amount can be', () => {
    const all = [part('6107', MAX_CENTS), part('6107', 1)];
    expect(() => checkAllocated(all, MAX_CENTS)).toThrow(
      expect.objectContaining({ code: 'amount_out_of_range' }),
    );
  });

  it('are numbered as they stand; what is not allocated is one', () => {
    const whole = part('6107', 500, 'lift');
    expect(listParts({ ...whole, allocations: [] })).toEqual([{ ...whole, allocation_number: 1 }]);
    const allocations = [part('6100', 200), part('6121', 300, 'lift')];
    expect(listParts({ ...whole, allocations })).toEqual([
      { ...allocations[0], allocation_number: 1 },
      { ...allocations[1], allocation_number: 2 },
    ]);
  });

  it('debit each account once, in the order of the invoice, and lose no cent', () => {
    expect(
      sumCostsByAccount([part('6121', 200), part('6100', 5), part('6121', 300, 'lift')]),
    ).toEqual([
      { account_code: '6121', amount_cents: 500 },
      { account_code: '6100', amount_cents: 5 },
    ]);
    fc.assert(
      fc.property(parts, (all) => {
        const costs = sumCostsByAccount(all);
        expect(amountsOf(costs)).toBe(amountsOf(all));
        expect(new Set(costs.map(({ account_code }) => account_code)).size).toBe(costs.length);
      }),
    );
  });

  it('add up to the invoice whatever keys split them, and only then are taken', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, weights, fc.integer({ min: 1, max: 99 }), (all, heavy, off) => {
        const amount_cents = amountsOf(all);
        expect(() => checkAllocated(all, amount_cents)).not.toThrow();
        expect(() => checkAllocated(all, amount_cents + off)).toThrow();
        const units = heavy.map((weight, index) => ({
          unit_id: String(index),
          unit_number: String(index),
          weight,
        }));
        const split = listParts({ ...part('6107', amount_cents), allocations: all }).flatMap(
          (one) => splitByUnit(one.amount_cents, units),
        );
        expect(amountsOf(split)).toBe(amount_cents);
      }),
    );
  });
});
