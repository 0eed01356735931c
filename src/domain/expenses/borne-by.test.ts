import { describe, expect, it } from 'vitest';
import { BORNE_BY, findBearingFault, completeBearing, isSplit, type Bearing } from './borne-by.ts';

const owners: Bearing = {
  borne_by: 'Owners',
  account_code: '61011',
  owner_id: null,
  reserve_account_code: null,
};
const reserve: Bearing = { ...owners, borne_by: 'Reserve', reserve_account_code: '160' };
const insurer: Bearing = { ...owners, borne_by: 'Insurer', account_code: '4996' };
const oneOwner: Bearing = {
  ...owners,
  borne_by: 'OneOwner',
  account_code: '643',
  owner_id: 'anne',
};

describe('completeBearing a new expense', () => {
  it.each([
    [{}, { ...owners, account_code: '6107' }],
    [{ borne_by: 'Reserve' }, { ...reserve, account_code: '6107' }],
    [
      { borne_by: 'Reserve', reserve_account_code: null },
      { ...reserve, account_code: '6107' },
    ],
    [
      { borne_by: 'Reserve', reserve_account_code: '161', account_code: '611' },
      { ...reserve, reserve_account_code: '161', account_code: '611' },
    ],
    [{ borne_by: 'Insurer' }, insurer],
    [{ borne_by: 'OneOwner', owner_id: 'anne' }, oneOwner],
  ] as const)('%o', (wanted, bearing) => {
    expect(completeBearing('Repairs', wanted)).toEqual(bearing);
  });
});

describe('completeBearing a changed expense', () => {
  it.each([
    ['keeps what is not named', owners, {}, owners],
    [
      'keeps a fund that is not named',
      reserve,
      { account_code: '611' },
      { ...reserve, account_code: '611' },
    ],
    ['keeps an account that fits', owners, { borne_by: 'Reserve' }, reserve],
    ['leaves the fund', reserve, { borne_by: 'Owners' }, owners],
    ['leaves an account that does not fit', owners, { borne_by: 'Insurer' }, insurer],
    [
      'takes that of the category again',
      insurer,
      { borne_by: 'Owners' },
      { ...owners, account_code: '6107' },
    ],
    ['leaves the owner', oneOwner, { borne_by: 'Insurer' }, insurer],
    ['changes the owner', oneOwner, { owner_id: 'bart' }, { ...oneOwner, owner_id: 'bart' }],
    [
      'forgets the owner when told to',
      oneOwner,
      { owner_id: null },
      { ...oneOwner, owner_id: null },
    ],
  ] as const)('%s', (_rule, before, wanted, after) => {
    expect(completeBearing('Repairs', wanted, before)).toEqual(after);
  });
});

describe('findBearingFault', () => {
  it.each([
    owners,
    reserve,
    insurer,
    oneOwner,
    { ...reserve, reserve_account_code: '161' },
    { ...insurer, account_code: '49961' },
    { ...oneOwner, account_code: '6431' },
  ])('finds none in %o', (bearing) => {
    expect(findBearingFault(bearing)).toBeUndefined();
  });

  it.each([
    [{ ...oneOwner, owner_id: null }, 'owner_missing', 'owner_id'],
    [{ ...owners, owner_id: 'anne' }, 'owner_named', 'owner_id'],
    [{ ...reserve, owner_id: 'anne' }, 'owner_named', 'owner_id'],
    [{ ...insurer, reserve_account_code: '160' }, 'fund_named', 'reserve_account_code'],
    [{ ...reserve, reserve_account_code: '100' }, 'no_fund', 'reserve_account_code'],
    [{ ...owners, account_code: '4996' }, 'account', 'account_code'],
    [{ ...owners, account_code: '643' }, 'account', 'account_code'],
    [{ ...reserve, account_code: '643' }, 'account', 'account_code'],
    [{ ...insurer, account_code: '6140' }, 'account', 'account_code'],
    [{ ...oneOwner, account_code: '4996' }, 'account', 'account_code'],
  ])('finds in %o that of %s', (bearing, reason, field) => {
    expect(findBearingFault(bearing)).toEqual({ reason, field });
  });
});

describe('isSplit', () => {
  it('is true of what owners bear, and of the reserve for information', () => {
    expect(BORNE_BY.filter(isSplit)).toEqual(['Owners', 'Reserve']);
  });
});
