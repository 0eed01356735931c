import { expect, it } from 'vitest';
import { EMPTY_LINE, withMissing } from './entry-input.ts';

const debit = { ...EMPTY_LINE, account_code: '6107', debit: '12,5' };
const other = { ...EMPTY_LINE, account_code: '440' };

it('the amount that an entry lacks is filled into a line with an account alone', () => {
  expect(withMissing([debit, other], 1)).toEqual([debit, { ...other, credit: '12,5' }]);
});

it.each([
  ['without an account', { ...EMPTY_LINE }],
  ['with a group of accounts', { ...EMPTY_LINE, account_code: '44' }],
  ['with an amount', { ...other, credit: '3' }],
])('a line %s stays as it is', (_what, line) => {
  expect(withMissing([debit, line], 1)).toEqual([debit, line]);
});

it('nothing is filled in once both sides are equal', () => {
  const lines = [debit, { ...other, credit: '12,50' }, { ...other }];
  expect(withMissing(lines, 2)).toEqual(lines);
});
