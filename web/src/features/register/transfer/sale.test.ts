import { describe, expect, it } from 'vitest';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import type { OwnershipRight } from '#domain/register/ownership.ts';
import { isMet, transferAll, listPassings, soldShare } from './sale.ts';

const buyer = (owner_id: string, n: number, d: number) => ({ owner_id, share: fraction(n, d) });
const seller = (
  owner_id: string,
  n: number,
  d: number,
  right: OwnershipRight = 'FullOwnership',
) => ({ ...buyer(owner_id, n, d), right });

/** Transfers as readable text, such as “a → b: FullOwnership 1/1”. */
const said = (found: ReturnType<typeof listPassings>) =>
  found.map(
    ({ from_owner_id: from, to_owner_id: to, parts }) =>
      `${from} → ${to}: ${parts.map((one) => `${one.right} ${one.ownership_share}`).join(' + ')}`,
  );

const divided = [
  seller('u', 1, 1, 'Usufruct'),
  seller('v', 1, 2, 'BareOwnership'),
  seller('w', 1, 2, 'BareOwnership'),
];

describe('a sale', () => {
  it('of one to one passes all at once', () => {
    expect(listPassings([seller('a', 1, 1)], [buyer('b', 1, 1)])).toEqual([
      {
        from_owner_id: 'a',
        to_owner_id: 'b',
        parts: [{ right: 'FullOwnership', ownership_share: '1/1' }],
      },
    ]);
  });

  it('of a couple to three gives each what they take, in their order', () => {
    const sellers = [seller('a', 1, 2), seller('b', 1, 2)];
    const buyers = [buyer('c', 1, 3), buyer('d', 1, 3), buyer('e', 1, 3)];
    expect(isMet(sellers, buyers)).toBe(true);
    expect(said(listPassings(sellers, buyers))).toEqual([
      'a → c: FullOwnership 1/3',
      'a → d: FullOwnership 1/6',
      'b → d: FullOwnership 1/6',
      'b → e: FullOwnership 1/3',
    ]);
    expect(sellers).toEqual([seller('a', 1, 2), seller('b', 1, 2)]);
  });

  it('is not met by less or more than is sold', () => {
    expect(isMet([seller('a', 1, 2)], [buyer('b', 1, 3)])).toBe(false);
    expect(isMet([seller('a', 1, 2)], [buyer('b', 1, 1)])).toBe(false);
  });

  it('of usufruct and bare ownership is one of the lot once, each right passing as it is', () => {
    expect(isMet(divided, [buyer('b', 1, 1)])).toBe(true);
    expect(isMet(divided, [buyer('b', 2, 1)])).toBe(false);
    const bought = ['u → b: Usufruct 1/1', 'v → b: BareOwnership 1/2', 'w → b: BareOwnership 1/2'];
    expect(said(listPassings(divided, [buyer('b', 1, 1)]))).toEqual(bought);
    expect(said(transferAll(divided, 'b'))).toEqual(bought);
    expect(said(listPassings(divided, [buyer('b', 1, 4), buyer('c', 3, 4)]))).toEqual([
      'u → b: Usufruct 1/4',
      'v → b: BareOwnership 1/4',
      'u → c: Usufruct 3/4',
      'v → c: BareOwnership 1/4',
      'w → c: BareOwnership 1/2',
    ]);
  });

  it('of one side alone is of that side', () => {
    expect(said(listPassings(divided.slice(1), [buyer('b', 1, 1)]))).toEqual([
      'v → b: BareOwnership 1/2',
      'w → b: BareOwnership 1/2',
    ]);
    expect(soldShare(divided.slice(0, 1))).toEqual(fraction(1, 1));
  });

  it('of both sides for different shares has no one share', () => {
    expect(soldShare(divided.slice(0, 2))).toBeUndefined();
    expect(isMet(divided.slice(0, 2), [buyer('b', 1, 1)])).toBe(false);
    const both = [seller('a', 1, 2), seller('a', 1, 4, 'Usufruct')];
    expect(soldShare(both)).toBeUndefined();
    expect(said(transferAll(both, 'b'))).toEqual(['a → b: FullOwnership 1/2 + Usufruct 1/4']);
  });

  it('adds full ownership to what usufruct and bare ownership make together', () => {
    const sellers = [
      seller('a', 1, 2),
      seller('u', 1, 2, 'Usufruct'),
      seller('v', 1, 2, 'BareOwnership'),
    ];
    const sold = soldShare(sellers);
    expect(sold && toShareText(sold)).toBe('1/1');
    expect(said(listPassings(sellers, [buyer('b', 3, 4), buyer('c', 1, 4)]))).toEqual([
      'a → b: FullOwnership 1/2',
      'u → b: Usufruct 1/4',
      'v → b: BareOwnership 1/4',
      'u → c: Usufruct 1/4',
      'v → c: BareOwnership 1/4',
    ]);
  });
});
