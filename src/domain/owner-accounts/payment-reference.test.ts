import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountReference, itemReference, readReference } from './payment-reference.ts';
import { formatCommunication, parseCommunication } from './structured-communication.ts';

describe('the payment reference of an account', () => {
  it.each([
    [0, '+++500/0000/00073+++'],
    [1, '+++500/0000/00174+++'],
    [909_337_554, '+++590/9337/55469+++'],
  ])('follows from item %d', (number, written) => {
    expect(formatCommunication(accountReference(itemReference(number)))).toBe(written);
  });

  it('is a valid communication of no item, and leads back to the account', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_999_999_999 }), (number) => {
        const item = itemReference(number);
        const account = accountReference(item);
        expect(parseCommunication(account)).toBe(account);
        expect(readReference(item)).toEqual({ item, isOfAccount: false });
        expect(readReference(account)).toEqual({ item, isOfAccount: true });
      }),
    );
  });

  it.each(['500000000175', 'RF18539007547034', ''])('is not %j, which is no valid one', (text) => {
    expect(readReference(text)).toEqual({ item: text, isOfAccount: false });
  });

  it('leaves no number of its own to items', () => {
    expect(() => itemReference(5_000_000_000)).toThrow('fewer items');
  });
});
