import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE, fraction, subtract, type Fraction } from '#domain/kernel/fraction.ts';
import {
  findChargesAffectedByChange,
  findChargesMovedBySale,
  type StoredCharge,
} from './later-charges.ts';

const ANNE = 'anne';
const CLEO = 'cleo';
const THIRD = fraction(1, 3);

const held = (owner_id: string, share: Fraction, start_date: string, end_date: string | null) => ({
  owner_id,
  share,
  start_date,
  end_date,
  right: 'FullOwnership' as const,
});

const call = (parts: StoredCharge['parts'], dated_on = '2026-03-10'): StoredCharge => ({
  type: 'CallForFunds',
  id: 'call',
  title: 'Spring',
  text_key: null,
  allocation_number: 1,
  dated_on,
  bears: 'usufructuary',
  parts,
});

const part = (owner_id: string, amount_cents: number, share: Fraction) => ({
  owner_id,
  amount_cents,
  share,
});

/** Anne held the whole unit; on 1 March she sold this share to Cleo. */
function sale(sold: Fraction) {
  const day = '2026-03-01';
  const rest = subtract(ONE, sold);
  return {
    before: [held(ANNE, ONE, '2024-01-01', null)],
    after: [
      held(ANNE, ONE, '2024-01-01', day),
      held(CLEO, sold, day, null),
      ...(rest.numerator === 0n ? [] : [held(ANNE, rest, day, null)]),
    ],
    seller_id: ANNE,
    effective_date: day,
  };
}

const movedOf = (charge: StoredCharge, sold: Fraction) =>
  findChargesMovedBySale([charge], sale(sold)).map(({ amount_cents }) => amount_cents);

describe('what a sale takes off the seller', () => {
  it('is of its first day and later ones', () => {
    const whole = [part(ANNE, 6_001, ONE)];
    expect(movedOf(call(whole), ONE)).toEqual([6_001]);
    expect(movedOf(call(whole, '2026-03-01'), ONE)).toEqual([6_001]);
    expect(movedOf(call(whole, '2026-02-28'), ONE)).toEqual([]);
    expect(movedOf(call([part('bart', 6_001, ONE)]), ONE)).toEqual([]);
    expect(movedOf(call([part(ANNE, 0, ONE)]), ONE)).toEqual([]);
  });

  it('is the part that was sold of what the seller was charged for', () => {
    expect(movedOf(call([part(ANNE, 6_001, ONE)]), THIRD)).toEqual([2_000]);
    // Charged by half of the unit, a third is sold: two thirds of the charge.
    expect(movedOf(call([part(ANNE, 3_000, fraction(1, 2))]), THIRD)).toEqual([2_000]);
    // Charged by less than was sold: all of the charge, and no more.
    expect(movedOf(call([part(ANNE, 100, fraction(1, 4))]), THIRD)).toEqual([100]);
  });

  it('counts what former sales have moved already', () => {
    const corrected = [
      part(ANNE, 6_000, ONE),
      part(ANNE, -2_000, THIRD),
      part('dora', 2_000, THIRD),
    ];
    expect(movedOf(call(corrected), THIRD)).toEqual([2_000]);
    const given = corrected.map((one) => ({ ...one, amount_cents: -one.amount_cents }));
    expect(movedOf(call(given), THIRD)).toEqual([-2_000]);
    expect(movedOf(call([part(ANNE, 6_000, ONE), part(ANNE, -6_000, ONE)]), ONE)).toEqual([]);
  });

  it('leaves of a unit sold piece by piece less than a cent a piece, and loses nothing', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), pieces, (cents, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const parts = [part(ANNE, cents, ONE)];
        let left = ONE;
        for (const weight of weights) {
          const sold = fraction(weight, whole);
          const day = '2026-03-01';
          const rest = subtract(left, sold);
          const after = rest.numerator === 0n ? [] : [held(ANNE, rest, day, null)];
          const change = { before: [held(ANNE, left, '2024-01-01', null)], after };
          const [moved] = findChargesMovedBySale([call(parts)], {
            ...change,
            seller_id: ANNE,
            effective_date: day,
          });
          left = rest;
          if (moved === undefined) continue;
          parts.push(part(ANNE, -moved.amount_cents, moved.share));
          parts.push(part(CLEO, moved.amount_cents, moved.share));
        }
        const of = (owner: string) =>
          parts.reduce((sum, one) => sum + (one.owner_id === owner ? one.amount_cents : 0), 0);
        expect(of(ANNE) + of(CLEO)).toBe(cents);
        expect(of(ANNE)).toBeGreaterThanOrEqual(0);
        expect(of(ANNE)).toBeLessThan(weights.length);
      }),
    );
  });
});

describe('what a change of holders touches', () => {
  it('is what they would bear otherwise on its day', () => {
    const charge = call([part(ANNE, 6_001, ONE)]);
    const before = [held(ANNE, ONE, '2024-01-01', null)];
    const until = (end: string) => ({ before, after: [held(ANNE, ONE, '2024-01-01', end)] });
    expect(findChargesAffectedByChange([charge], until('2026-03-10'))).toMatchObject([
      { amount_cents: 6_001 },
    ]);
    expect(findChargesAffectedByChange([charge], until('2026-03-11'))).toEqual([]);
    expect(findChargesAffectedByChange([call([part(ANNE, 0, ONE)])], until('2026-03-01'))).toEqual(
      [],
    );
  });
});
