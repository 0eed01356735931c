import { describe, expect, it } from 'vitest';
import type { InvoiceValues, Supplier } from '../../shared/api/generated.ts';
import { toExpenseInput } from './expense-input.ts';
import { compareIban, fillFromPaper, listReadFields, listSenderCodes } from './read-values.ts';

const TODAY = '2026-11-26';
const IBAN = 'BE62510007547061';
const values: InvoiceValues = {
  has_text: true,
  supplier_id: null,
  supplier_name: null,
  enterprise_number: '0850243206',
  iban: IBAN,
  invoice_number: '2026-88120',
  expense_date: '2026-11-12',
  due_date: null,
  amount: 488.68,
  payment_communication: '000881207715',
};
const supplier: Supplier = {
  id: 's',
  name: 'Lumière & Force SC',
  enterprise_number: '0850243206',
  iban: IBAN,
  bic: null,
  language: 'fr',
  email: null,
  default_account_code: '6121',
  default_distribution_key_id: 'usual',
  payment_days: 30,
  iban_state: 'Confirmed',
  iban_entered_at: null,
  iban_confirmed_at: null,
  allowed_actions: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const unknown = { values, supplier: undefined, keyId: undefined };
const known = { values, supplier, keyId: 'usual' };
const first = toExpenseInput({ distribution_key_id: 'general' }, TODAY);

describe('a form filled in from a paper', () => {
  it('has what the paper states, and nothing else', () => {
    const { values: filled, read } = fillFromPaper(first, first, unknown);
    expect(read).toEqual({
      invoice_number: '2026-88120',
      expense_date: '2026-11-12',
      payment_communication: '+++000/8812/07715+++',
      amount: '488,68',
    });
    expect(filled).toEqual({ ...first, ...read });
  });

  it('takes account, payment term and key of the supplier', () => {
    expect(fillFromPaper(first, first, known).values).toMatchObject({
      supplier: 'Lumière & Force SC',
      account_code: '6121',
      due_date: '2026-12-12',
      distribution_key_id: 'usual',
    });
  });

  it('keeps all that was typed before, and then what belongs to it', () => {
    const typed = {
      ...first,
      supplier: 'Autre SA',
      expense_date: '2026-11-25',
      invoice_number: '7',
      amount: '1',
      payment_communication: 'Facture 7',
    };
    expect(fillFromPaper(typed, first, known)).toEqual({ values: typed, read: {} });
    const ofAccount = { ...first, account_code: '6120', distribution_key_id: 'own' };
    expect(fillFromPaper(ofAccount, first, known).values).toMatchObject({
      account_code: '6120',
      distribution_key_id: 'own',
    });
  });

  it('says which fields were stated, and what a paper without supplier says of its sender', () => {
    expect(listReadFields(unknown)).toEqual({
      stated: ['invoice_number', 'expense_date', 'payment_communication', 'amount'],
      missing: ['supplier', 'due_date'],
    });
    expect(listSenderCodes(unknown)).toEqual(['0850.243.206', 'BE62 5100 0754 7061']);
    expect(listSenderCodes(known)).toEqual([]);
  });
});

describe('the account on a paper', () => {
  it.each([
    ['known', known],
    ['differs', { ...known, supplier: { ...supplier, iban: 'BE71096123456769' } }],
    ['new', { ...known, supplier: { ...supplier, iban: null } }],
    ['none', { ...known, values: { ...values, iban: null } }],
    ['none', unknown],
  ])('is %s', (agreement, paper) => expect(compareIban(paper)).toBe(agreement));
});
