import { describe, expect, it } from 'vitest';
import { checkEntryLines } from '#domain/ledger/journal-entry.ts';
import { paymentLines, receivingAccount, type PaymentMethod } from './payment-entry.ts';

describe('receivingAccount', () => {
  const named = { id: 'n', account_code: '550' };
  const asked = { id: 'a', account_code: '5511' };

  it.each<[string, PaymentMethod, Parameters<typeof receivingAccount>[1], string, string | null]>([
    ['the bank account named', 'BankTransfer', { named, asked }, '550', 'n'],
    ['the bank account named, for cash paid in there too', 'Cash', { named, asked }, '550', 'n'],
    ['cash for cash', 'Cash', { named: undefined, asked }, '57', null],
    ['that on which it was asked for', 'BankTransfer', { named: undefined, asked }, '5511', 'a'],
    ['the same for a card', 'Card', { named: undefined, asked }, '5511', 'a'],
    ['551 without any', 'Other', { named: undefined, asked: undefined }, '551', null],
  ])('is %s', (_, method, accounts, account_code, bank_account_id) => {
    expect(receivingAccount(method, accounts)).toEqual({ account_code, bank_account_id });
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
      'credited in full',
    );
  });
});
