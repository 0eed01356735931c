import { describe, expect, it } from 'vitest';
import { checkEntryLines } from '#domain/ledger/journal-entry.ts';
import { paymentLines, receivingAccount, type PaymentMethod } from './payment-entry.ts';

describe('receivingAccount', () => {
  const named = { account_code: '550' };
  const usual = { account_code: '5511' };

  it.each<[string, PaymentMethod, Parameters<typeof receivingAccount>[1], string]>([
    ['the bank account named', 'BankTransfer', { named, usual }, '550'],
    ['the bank account named, for cash paid in there too', 'Cash', { named, usual }, '550'],
    ['cash for cash', 'Cash', { named: undefined, usual }, '57'],
    ['the usual bank account', 'BankTransfer', { named: undefined, usual }, '5511'],
    ['the usual bank account for a card', 'Card', { named: undefined, usual }, '5511'],
    ['551 without any', 'Other', { named: undefined, usual: undefined }, '551'],
  ])('is %s', (_, method, accounts, expected) => {
    expect(receivingAccount(method, accounts)).toBe(expected);
  });
});

describe('paymentLines', () => {
  const payment = { owner_id: 'anne', account_code: '551', amount_cents: 150_00 };

  it('debits the money and credits the owner by what is settled', () => {
    const lines = paymentLines(payment, [
      { account_code: '4100', amount_cents: 50_00 },
      { account_code: '4101', amount_cents: 100_00 },
    ]);
    const none = { unit_id: null, supplier_id: null };
    expect(lines).toEqual([
      { ...none, account_code: '551', owner_id: null, debit_cents: 150_00, credit_cents: 0 },
      { ...none, account_code: '4100', owner_id: 'anne', debit_cents: 0, credit_cents: 50_00 },
      { ...none, account_code: '4101', owner_id: 'anne', debit_cents: 0, credit_cents: 100_00 },
    ]);
    expect(() => checkEntryLines(lines)).not.toThrow();
  });

  it('credits neither more nor less than the amount', () => {
    expect(() => paymentLines(payment, [{ account_code: '4101', amount_cents: 1 }])).toThrow(
      'credited whole',
    );
  });
});
