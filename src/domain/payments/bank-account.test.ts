import { describe, expect, it } from 'vitest';
import type { Fund } from '#domain/funds/funds.ts';
import {
  accountForFund,
  defaultPurpose,
  isHeldByAssociation,
  isReserveAccountMissing,
  reserveToTransfer,
  type BankAccountPurpose,
} from './bank-account.ts';

describe('defaultPurpose', () => {
  it.each([
    ['550', 'Reserve'],
    ['5501', 'Reserve'],
    ['53', 'Reserve'],
    ['551', 'Working'],
    ['5550', 'Working'],
  ])('of %s is %s', (code, expected) => {
    expect(defaultPurpose(code)).toBe(expected);
  });
});

describe('accountForFund', () => {
  const account = (name: string, purpose: BankAccountPurpose, account_code = '551') => ({
    name,
    purpose,
    account_code,
  });
  const working = account('working', 'Working');
  const second = account('second working', 'Working');
  const reserve = account('reserve', 'Reserve', '550');
  const deposit = account('deposit', 'Reserve', '53');

  it.each<[string, Fund, (typeof working)[], typeof working | undefined]>([
    ['the reserve for the reserve', 'Reserve', [working, reserve], reserve],
    ['the working account in its absence', 'Reserve', [working], working],
    ['the working account for provisions', 'Provision', [reserve, working], working],
    ['the working account for works', 'Works', [reserve, working], working],
    ['the working account for the working capital', 'WorkingCapital', [reserve, working], working],
    ['the oldest of several', 'Provision', [working, second], working],
    ['the reserve in the absence of others', 'Provision', [reserve], reserve],
    ['never a term deposit', 'Reserve', [deposit, working, reserve], reserve],
    ['nothing where there is only a deposit', 'Reserve', [deposit], undefined],
    ['nothing where there is none', 'Reserve', [], undefined],
  ])('is %s', (_, fund, accounts, expected) => {
    expect(accountForFund(accounts, fund)).toBe(expected);
  });
});

describe('reserveToTransfer', () => {
  const settled = [
    { fund: null, account_code: '4101', amount_cents: 1 },
    { fund: null, account_code: '4100', amount_cents: 20 },
    { fund: 'Provision' as const, account_code: '4101', amount_cents: 300 },
    { fund: 'Reserve' as const, account_code: '4100', amount_cents: 4_000 },
    { fund: 'Reserve' as const, account_code: '417', amount_cents: 50_000 },
  ];

  it.each([
    ['551', 54_020],
    ['57', 54_020],
    ['550', 0],
    ['5501', 0],
  ])('is what came in on %s for the reserve', (account, cents) => {
    expect(reserveToTransfer(account, settled)).toBe(cents);
  });

  it('is nothing of a payment that settles nothing', () => {
    expect(reserveToTransfer('551', [])).toBe(0);
  });
});

describe('the holder of an account', () => {
  it.each([
    ['ACP Résidence du Parc', true],
    ['A.C.P. du Parc', true],
    ['VME Parkzicht', true],
    ['VDM Parkblick', true],
    ['Association des copropriétaires', true],
    ['Vereniging van mede-eigenaars', true],
    ['Vereinigung der Miteigentümer', true],
    ['Copropriété du Parc', true],
    ['residence les tilleuls', true],
    ['Syndic & Fils SRL', false],
    ['Jean Dupont', false],
    ['Acpa Finance', false],
  ])('%s is the association: %s', (holder, isAssociation) => {
    expect(isHeldByAssociation(holder, 'Résidence Les Tilleuls')).toBe(isAssociation);
  });
});

describe('an account for the reserve is missing', () => {
  it.each([
    ['without any account', [], false],
    ['with a current account only', ['Working'], true],
    ['with both', ['Working', 'Reserve'], false],
  ] as const)('%s: %j', (_, purposes, isMissing) => {
    expect(isReserveAccountMissing(purposes.map((purpose) => ({ purpose })))).toBe(isMissing);
  });
});
