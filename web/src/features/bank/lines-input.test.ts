import { describe, expect, it } from 'vitest';
import { emptyLine, toInputName, kindsOf, lineBody, type LineInput } from './lines-input.ts';

const whole: LineInput = {
  ...emptyLine('account_code', '12,50'),
  payment_id: 'p',
  supplier_id: 's',
  distribution_key_id: 'k',
  claim_id: 'c',
};

describe('a part of a transaction as it is sent', () => {
  it.each([
    [
      'a cost, by its key',
      { id: '6140' },
      -12.5,
      { account_code: '6140', distribution_key_id: 'k' },
    ],
    [
      'an account of suppliers, of one',
      { id: '440' },
      12.5,
      { account_code: '440', supplier_id: 's' },
    ],
    [
      'a claim that the insurer pays',
      { id: '4996' },
      12.5,
      { account_code: '4996', claim_id: 'c' },
    ],
    ['another account, alone', { id: '4990' }, 12.5, { account_code: '4990' }],
    [
      'a payment that came back',
      { kind: 'owner_id', id: 'o' },
      -12.5,
      { owner_id: 'o', payment_id: 'p' },
    ],
    [
      'what is paid back to an owner',
      { kind: 'owner_id', id: 'o', payment_id: '' },
      -12.5,
      { owner_id: 'o' },
    ],
    ['what an owner pays', { kind: 'owner_id', id: 'o' }, 12.5, { owner_id: 'o' }],
    ['an expense', { kind: 'expense_id', id: 'e' }, -12.5, { expense_id: 'e' }],
  ] as const)('is %s, with the sign of the whole', (_what, changes, amount, expected) => {
    expect(lineBody({ ...whole, ...changes }, amount)).toEqual({ ...expected, amount });
  });

  it('may be all kinds, whichever way the money went, the usual first', () => {
    expect(kindsOf(1)[0]).toBe('owner_id');
    expect(kindsOf(-1)[0]).toBe('expense_id');
    expect(kindsOf(1).toSorted()).toEqual(kindsOf(-1).toSorted());
  });
});

describe('a refusal of the service', () => {
  it.each([
    ['lines.0.account_code', 'lines.0.id'],
    ['lines.11.expense_id', 'lines.11.id'],
    ['lines.1.owner_id', 'lines.1.id'],
    ['lines.1.distribution_key_id', 'lines.1.distribution_key_id'],
    ['lines.1.amount', 'lines.1.amount'],
    ['lines', 'lines'],
  ])('of %s stands at %s', (named, expected) => {
    expect(toInputName(named)).toBe(expected);
  });
});
