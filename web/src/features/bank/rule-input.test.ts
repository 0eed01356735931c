import { describe, expect, it } from 'vitest';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { ruleBody, ruleFrom, toRuleInput } from './rule-input.ts';

const building_id = '01900000-0000-7000-8000-000000000001';

function aTransaction(changes: Partial<BankTransaction> = {}): BankTransaction {
  return {
    building_id,
    amount: -12.5,
    counterparty_name: 'Assurances du Parc',
    counterparty_iban: 'BE68539007547034',
    communication: 'POLICE 123',
    code: '00150000',
    ...changes,
  } as BankTransaction;
}

const NOTHING = {
  counterparty_iban: null,
  communication_part: null,
  code: null,
  account_code: null,
  distribution_key_id: null,
  supplier: null,
};

describe('the rule that a transaction suggests', () => {
  it('knows it by the account of the other alone, and pays whoever was paid', () => {
    expect(ruleBody(ruleFrom(aTransaction(), undefined))).toEqual({
      ...NOTHING,
      counterparty_iban: 'BE68539007547034',
      supplier: 'Assurances du Parc',
    });
  });

  it('knows it by code and words together where the bank names no account', () => {
    const long = 'é'.repeat(200);
    const from = aTransaction({ counterparty_iban: null, communication: long });
    expect(ruleBody(ruleFrom(from, undefined))).toMatchObject({
      counterparty_iban: null,
      communication_part: 'é'.repeat(140),
      code: '00150000',
    });
  });

  it('is what the chosen proposal books', () => {
    const lines = [{ account_code: '65', amount: -12.5 }];
    const proposal = {
      kind: 'BankCosts',
      certainty: 'Certain',
      evidence: ['Code'],
      lines,
    } as const;
    const rule = ruleFrom(aTransaction(), { ...proposal, evidence: ['Code'] });
    expect(ruleBody(rule)).toMatchObject({ account_code: '65', supplier: null });
  });

  it('leaves open what was received for', () => {
    expect(ruleFrom(aTransaction({ amount: 10 }), undefined)).toMatchObject({
      target: 'account_code',
      account_code: '',
      supplier: '',
    });
  });
});

describe('a rule in its form', () => {
  it('names the key of what owners bear, and of nothing else', () => {
    const typed = toRuleInput({ account_code: '6140', distribution_key_id: 'k' });
    expect(ruleBody(typed)).toMatchObject({ account_code: '6140', distribution_key_id: 'k' });
    expect(ruleBody({ ...typed, account_code: '4990' }).distribution_key_id).toBeNull();
    expect(ruleBody({ ...typed, target: 'supplier' }).distribution_key_id).toBeNull();
  });

  it('is sent with what is empty, so that a change takes it away', () => {
    const typed = { ...toRuleInput({ code: '1', supplier: 'X' }), code: ' ', account_code: '65' };
    expect(ruleBody(typed)).toEqual({ ...NOTHING, supplier: 'X' });
    expect(ruleBody({ ...typed, target: 'account_code' })).toEqual({
      ...NOTHING,
      account_code: '65',
    });
  });
});
