import { describe, expect, it } from 'vitest';
import type { Fund } from '#domain/funds/funds.ts';
import {
  accountForFund,
  defaultPurpose,
  isBankAccountCode,
  type BankAccountPurpose,
} from './bank-account.ts';

describe('isBankAccountCode', () => {
  it.each([
    ['550', true],
    ['551', true],
    ['5512', true],
    ['55', true],
    ['57', false],
    ['58', false],
    ['155', false],
    ['5', false],
  ])('of %s is %s', (code, expected) => {
    expect(isBankAccountCode(code)).toBe(expected);
  });
});

describe('defaultPurpose', () => {
  it.each([
    ['550', 'Reserve'],
    ['5501', 'Reserve'],
    ['551', 'Working'],
    ['5550', 'Working'],
  ])('of %s is %s', (code, expected) => {
    expect(defaultPurpose(code)).toBe(expected);
  });
});

describe('accountForFund', () => {
  const account = (name: string, purpose: BankAccountPurpose) => ({ name, purpose });
  const working = account('working', 'Working');
  const second = account('second working', 'Working');
  const reserve = account('reserve', 'Reserve');

  it.each<[string, Fund, (typeof working)[], typeof working | undefined]>([
    ['the reserve for the reserve', 'Reserve', [working, reserve], reserve],
    ['the working account in its absence', 'Reserve', [working], working],
    ['the working account for provisions', 'Provision', [reserve, working], working],
    ['the working account for works', 'Works', [reserve, working], working],
    ['the working account for the working capital', 'WorkingCapital', [reserve, working], working],
    ['the oldest of several', 'Provision', [working, second], working],
    ['the reserve in the absence of others', 'Provision', [reserve], reserve],
    ['nothing where there is none', 'Reserve', [], undefined],
  ])('is %s', (_, fund, accounts, expected) => {
    expect(accountForFund(accounts, fund)).toBe(expected);
  });
});
