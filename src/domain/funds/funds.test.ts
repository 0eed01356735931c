import { describe, expect, it } from 'vitest';
import { FUNDS, FUND_ACCOUNTS, determineFundBearer } from './funds.ts';

describe('the funds', () => {
  it.each([
    ['WorkingCapital', '4101', '100', 'usufructuary'],
    ['Reserve', '4100', '700', 'usufructuary'],
    ['Provision', '4101', '701', 'usufructuary'],
    ['Works', '4101', '702', 'bare_owner'],
  ] as const)('%s: debit %s, credit %s, borne by the %s', (fund, owner, counter, bearer) => {
    expect(FUND_ACCOUNTS[fund]).toEqual({ owner_account: owner, counter_account: counter });
    expect(determineFundBearer(fund)).toBe(bearer);
  });

  it('ask for the reserve by the setting of the building, and for all else by law', () => {
    expect(FUNDS.map((fund) => determineFundBearer(fund, 'BareOwner'))).toEqual([
      'usufructuary',
      'bare_owner',
      'usufructuary',
      'bare_owner',
    ]);
  });

  it('are these four', () => {
    expect(FUNDS).toEqual(['WorkingCapital', 'Reserve', 'Provision', 'Works']);
  });
});
