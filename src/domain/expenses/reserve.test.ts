import { describe, expect, it } from 'vitest';
import { findReserveLeft, requireReserve, type Reserve } from './reserve.ts';

/** A reserve: 160 and all funds, what is called, and what is left by key. */
function aReserve(
  [fund_cents, funds_cents, called_cents]: readonly [number, number, number],
  by_key: Readonly<Record<string, number>> = {},
): Reserve {
  return { fund_cents, funds_cents, called_cents, by_key: new Map(Object.entries(by_key)) };
}

describe('what the reserve has for an expense under a key', () => {
  it.each([
    ['nothing', aReserve([0, 0, 0]), 'lift', 0],
    ['an opening balance, for any key', aReserve([100, 100, 0]), 'lift', 100],
    ['calls of the year under this key', aReserve([0, 0, 80], { lift: 80 }), 'lift', 80],
    ['calls under another key', aReserve([0, 0, 80], { general: 80 }), 'lift', 0],
    ['calls moved into the fund', aReserve([80, 80, 0], { lift: 80 }), 'lift', 80],
    ['both keys, for its own', aReserve([100, 100, 0], { lift: 30, general: 70 }), 'lift', 30],
    ['a balance besides', aReserve([150, 150, 0], { lift: 30, general: 70 }), 'lift', 80],
    ['a balance that it spent', aReserve([20, 20, 0], { lift: -80 }), 'general', 20],
    ['what was spent by hand', aReserve([30, 30, 0], { lift: 30, general: 70 }), 'lift', 30],
    ['another fund with money', aReserve([0, 100, 0]), 'lift', 0],
    ['another fund in debt', aReserve([0, -100, 100]), 'lift', 0],
    ['a fund in debt', aReserve([-50, -50, 0]), 'lift', 0],
  ])('with %s', (_, reserve, key, left) => {
    expect(findReserveLeft(reserve, key)).toBe(left);
  });
});

describe('an expense charged to the reserve', () => {
  const date = '2026-02-10';
  const requires = (taken: Readonly<Record<string, number>>, ...reserves: Reserve[]) => {
    requireReserve(new Map(Object.entries(taken)), reserves, date);
  };
  const exceeded = (available: number, amount: number): unknown =>
    expect.objectContaining({
      code: 'reserve_exceeded',
      params: expect.objectContaining({ available, amount, date }) as unknown,
    });

  it('takes what is there, to the cent', () => {
    expect(() => requires({ lift: 100 }, aReserve([100, 100, 0]))).not.toThrow();
    expect(() => requires({ lift: 101 }, aReserve([100, 100, 0]))).toThrow(exceeded(1, 1.01));
  });

  it('takes for each part what its key has, and not more in all', () => {
    const reserve = aReserve([0, 0, 90], { lift: 30, general: 60 });
    expect(() => requires({ lift: 30, general: 60 }, reserve)).not.toThrow();
    expect(() => requires({ lift: 31, general: 59 }, reserve)).toThrow(exceeded(0.3, 0.31));
    const opening = aReserve([90, 90, 0]);
    expect(() => requires({ lift: 50, general: 50 }, opening)).toThrow(exceeded(0.9, 1));
  });

  it('takes nothing that a later expense has used already', () => {
    const [then, now] = [aReserve([100, 100, 0]), aReserve([40, 40, 0])];
    expect(() => requires({ lift: 41 }, then, now)).toThrow(exceeded(0.4, 0.41));
    expect(() => requires({ lift: 40 }, then, now)).not.toThrow();
  });
});
