import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import { isMet, passings } from './sale.ts';

const party = (owner_id: string, n: number, d: number) => ({ owner_id, share: fraction(n, d) });

describe('a sale', () => {
  it('of one to one passes all at once', () => {
    expect(passings([party('a', 1, 1)], [party('b', 1, 1)])).toEqual([
      { from_owner_id: 'a', to_owner_id: 'b', ownership_share: '1/1' },
    ]);
  });

  it('of a couple to three gives each what they take, in their order', () => {
    const sellers = [party('a', 1, 2), party('b', 1, 2)];
    const buyers = [party('c', 1, 3), party('d', 1, 3), party('e', 1, 3)];
    expect(isMet(sellers, buyers)).toBe(true);
    expect(passings(sellers, buyers)).toEqual([
      { from_owner_id: 'a', to_owner_id: 'c', ownership_share: '1/3' },
      { from_owner_id: 'a', to_owner_id: 'd', ownership_share: '1/6' },
      { from_owner_id: 'b', to_owner_id: 'd', ownership_share: '1/6' },
      { from_owner_id: 'b', to_owner_id: 'e', ownership_share: '1/3' },
    ]);
    expect(sellers).toEqual([party('a', 1, 2), party('b', 1, 2)]);
  });

  it('is not met by less or more than is sold', () => {
    expect(isMet([party('a', 1, 2)], [party('b', 1, 3)])).toBe(false);
    expect(isMet([party('a', 1, 2)], [party('b', 1, 1)])).toBe(false);
  });
});
