import { expect, it } from 'vitest';
import { ACCOUNT_TYPES } from './account.ts';
import { getNormalSide } from './normal-balance.ts';

it('knows the usual side of each type', () => {
  expect(Object.fromEntries(ACCOUNT_TYPES.map((type) => [type, getNormalSide(type)]))).toEqual({
    Asset: 'Debit',
    Liability: 'Credit',
    Equity: 'Credit',
    Income: 'Credit',
    Expense: 'Debit',
    OffBalance: 'Debit',
  });
});
