import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runningBalance } from './running-balance.ts';

const movement = fc.record({ net_cents: fc.integer({ min: -1_000_000, max: 1_000_000 }) });

describe('runningBalance', () => {
  it('puts each movement on its side and carries the balance along', () => {
    const movements = [{ net_cents: 12_050 }, { net_cents: -20_000 }, { net_cents: 1 }];
    expect(runningBalance(500, movements)).toEqual({
      opening_cents: 500,
      movements: [
        { net_cents: 12_050, debit_cents: 12_050, credit_cents: 0, balance_cents: 12_550 },
        { net_cents: -20_000, debit_cents: 0, credit_cents: 20_000, balance_cents: -7_450 },
        { net_cents: 1, debit_cents: 1, credit_cents: 0, balance_cents: -7_449 },
      ],
      debit_cents: 12_051,
      credit_cents: 20_000,
      closing_cents: -7_449,
    });
  });

  it('stays where it was without movements', () => {
    expect(runningBalance(-3, [])).toMatchObject({ opening_cents: -3, closing_cents: -3 });
  });

  it('closes at its opening and both totals, as does any part of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1_000 }), fc.array(movement), (start, all) => {
        const whole = runningBalance(start, all);
        expect(whole.closing_cents).toBe(start + whole.debit_cents - whole.credit_cents);
        expect(whole.movements.at(-1)?.balance_cents ?? start).toBe(whole.closing_cents);
        const half = Math.floor(all.length / 2);
        const first = runningBalance(start, all.slice(0, half));
        const second = runningBalance(first.closing_cents, all.slice(half));
        expect(second.closing_cents).toBe(whole.closing_cents);
        expect([...first.movements, ...second.movements]).toEqual(whole.movements);
      }),
    );
  });
});
