import { describe, expect, it } from 'vitest';
import { ONE, fraction, toShareText } from '#domain/kernel/fraction.ts';
import { listHolders, makeRegister, sumWeights, toDaySpan, type Holding } from './holder-days.ts';

const hold = (owner_id: string, start_date: string, more: Partial<Holding> = {}): Holding => ({
  unit_id: 'A1',
  owner_id,
  owner_name: owner_id,
  right: 'FullOwnership',
  share: ONE,
  start_date,
  end_date: null,
  is_primary_contact: false,
  ...more,
});

const list = (
  holdings: readonly Holding[],
  bears: 'usufructuary' | 'bare_owner' = 'usufructuary',
  days: [string, string] = ['2025-07-01', '2025-09-30'],
) => {
  const span = toDaySpan({ period_from: days[0], period_to: days[1] });
  const { holders, missing } = listHolders(makeRegister(holdings), 'A1', span, bears);
  const held = holders.map(({ owner_id, share, days: counted }) => [owner_id, share, counted]);
  return { held, missing };
};

describe('the holders of a lot over covered days', () => {
  it('share them by days, the day of enjoyment with the buyer', () => {
    const sale = [
      hold('seller', '2020-01-01', { end_date: '2025-08-15' }),
      hold('buyer', '2025-08-15'),
    ];
    expect(list(sale).held).toEqual([
      ['seller', '1/1', '45'],
      ['buyer', '1/1', '47'],
    ]);
    expect(list(sale, 'usufructuary', ['2025-08-15', '2025-08-15']).held).toEqual([
      ['buyer', '1/1', '1'],
    ]);
  });

  it('are persons: relations of one owner add up, and touch if the share stays', () => {
    const half = { share: fraction(1, 2) };
    const holdings = [
      hold('anne', '2020-01-01', { ...half, end_date: '2025-08-01' }),
      hold('anne', '2025-08-01', { ...half, end_date: '2025-09-01' }),
      hold('bart', '2020-01-01', { ...half, end_date: '2025-09-01' }),
      hold('anne', '2025-09-01'),
    ];
    expect(list(holdings).held).toEqual([
      ['anne', '1/2;1/1', '62;30'],
      ['bart', '1/2', '62'],
    ]);
  });

  it('are usufructuaries or bare owners, with full owners on both sides', () => {
    const holdings = [
      hold('user', '2020-01-01', { right: 'Usufruct', share: fraction(1, 2) }),
      hold('bare', '2020-01-01', { right: 'BareOwnership', share: fraction(1, 2) }),
      hold('full', '2020-01-01', { share: fraction(1, 2) }),
    ];
    expect(list(holdings).held.map(([owner]) => owner)).toEqual(['full', 'user']);
    expect(list(holdings, 'bare_owner').held.map(([owner]) => owner)).toEqual(['bare', 'full']);
  });

  it('come by first day held, primary contact by any right, name, then id', () => {
    const third = { share: fraction(1, 3) };
    const holdings = [
      hold('3', '2025-07-01', { ...third, owner_name: 'Zoë' }),
      hold('2', '2020-01-01', { ...third, owner_name: 'Anne' }),
      hold('1', '2020-01-01', { ...third, owner_name: 'Anne' }),
    ];
    expect(list(holdings).held.map(([owner]) => owner)).toEqual(['1', '2', '3']);
    const bare = hold('3', '2020-01-01', { right: 'BareOwnership', is_primary_contact: true });
    expect(list([...holdings, bare]).held.map(([owner]) => owner)).toEqual(['3', '1', '2']);
    const later = [
      hold('a', '2025-08-01', { owner_name: 'A', is_primary_contact: true }),
      hold('b', '2020-01-01', { owner_name: 'B', end_date: '2025-08-01' }),
    ];
    expect(list(later).held.map(([owner]) => owner)).toEqual(['b', 'a']);
  });

  it('compare names in one normal form', () => {
    const half = { share: fraction(1, 2) };
    const composed = hold('1', '2020-01-01', { ...half, owner_name: '\u00e9a' });
    const apart = hold('2', '2020-01-01', { ...half, owner_name: 'e\u0301a' });
    expect(list([apart, composed]).held.map(([owner]) => owner)).toEqual(['1', '2']);
  });

  it('are none for a relation without a day', () => {
    const zero = hold('zero', '2025-08-15', { end_date: '2025-08-15', is_primary_contact: true });
    expect(list([hold('anne', '2020-01-01'), zero]).held).toEqual([['anne', '1/1', '92']]);
    const half = { share: fraction(1, 2) };
    const joint = [hold('anne', '2020-01-01', half), hold('bart', '2020-01-01', half)];
    const marked = { ...zero, owner_id: 'bart', owner_name: 'bart' };
    expect(list([...joint, marked]).held.map(([owner]) => owner)).toEqual(['anne', 'bart']);
  });

  it('leave each stretch that is not wholly held as missing', () => {
    const holdings = [
      hold('anne', '2020-01-01', { end_date: '2025-07-11' }),
      hold('bart', '2025-07-21', { share: fraction(1, 2) }),
      hold('cleo', '2025-09-30', { share: fraction(1, 2) }),
    ];
    expect(list(holdings).missing).toEqual([
      { period_from: '2025-07-11', period_to: '2025-09-29' },
    ]);
    expect(list([hold('anne', '2020-01-01', { right: 'Usufruct' })], 'bare_owner').missing).toEqual(
      [{ period_from: '2025-07-01', period_to: '2025-09-30' }],
    );
    expect(list(holdings, 'usufructuary', ['2025-07-01', '2025-07-10']).missing).toEqual([]);
  });

  it('weigh share × days, without those who are excluded', () => {
    const holdings = [
      hold('anne', '2020-01-01', { share: fraction(3, 7) }),
      hold('bart', '2020-01-01', { share: fraction(4, 7) }),
    ];
    const span = toDaySpan({ period_from: '2025-07-01', period_to: '2025-07-07' });
    const { holders } = listHolders(makeRegister(holdings), 'A1', span, 'usufructuary');
    expect(toShareText(sumWeights(holders))).toBe('7/1');
    expect(toShareText(sumWeights(holders, ['bart']))).toBe('3/1');
  });
});
