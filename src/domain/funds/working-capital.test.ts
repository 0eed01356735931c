import { describe, expect, it } from 'vitest';
import { ONE, fraction } from '#domain/kernel/fraction.ts';
import { computeWorkingCapitalPassed, listWorkingCapitalToFollow } from './working-capital.ts';

describe('computeWorkingCapitalPassed', () => {
  it.each([
    ['all of it', 100_00, ONE, 100_00],
    ['half', 100_01, fraction(1, 2), 50_01],
    ['a third', 100_00, fraction(1, 3), 33_33],
    ['two thirds', 100_00, fraction(2, 3), 66_67],
    ['nothing of nothing', 0, ONE, 0],
  ])('passes %s', (_, held, passed, expected) => {
    expect(computeWorkingCapitalPassed(held, passed)).toBe(expected);
  });

  it('adds up with what stays', () => {
    for (let held = 0; held < 200; held += 1) {
      const sold = computeWorkingCapitalPassed(held, fraction(3, 7));
      expect(Math.abs(sold - (held * 3) / 7)).toBeLessThan(1);
    }
  });
});

describe('listWorkingCapitalToFollow', () => {
  const sale = (from_owner_id: string, to_owner_id: string, day: string, passed = ONE) => ({
    id: `${from_owner_id}-${to_owner_id}`,
    from_owner_id,
    to_owner_id,
    effective_date: day,
    passed,
  });
  const called = [{ owner_id: 'anne', amount_cents: 600_00 }];
  const follow = (...sales: ReturnType<typeof sale>[]) =>
    listWorkingCapitalToFollow(called, '2026-03-01', sales).map(
      ({ sale: { id }, amount_cents }) => `${id} ${amount_cents}`,
    );

  it('goes from hand to hand as the unit did', () => {
    const half = sale('anne', 'bart', '2026-03-10', fraction(1, 2));
    const third = sale('bart', 'cleo', '2026-03-12', fraction(1, 3));
    const rest = sale('anne', 'cleo', '2026-03-14');
    expect(follow(half, third, rest)).toEqual([
      'anne-bart 30000',
      'bart-cleo 10000',
      'anne-cleo 30000',
    ]);
  });

  it('stays where the sale was on the day of the call or before, or of nothing', () => {
    expect(follow(sale('anne', 'bart', '2026-03-01'))).toEqual([]);
    expect(follow(sale('bart', 'cleo', '2026-03-10'))).toEqual([]);
    expect(follow(sale('anne', 'bart', '2026-03-02'))).toEqual(['anne-bart 60000']);
  });
});
