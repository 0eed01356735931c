import { expect, it } from 'vitest';
import {
  DEFAULT_ACCOUNT_CODES,
  EXPENSE_CATEGORIES,
  determineBearer,
} from './expense-categories.ts';

it.each([
  ['Maintenance', '6107', 'usufructuary'],
  ['Utilities', '6121', 'usufructuary'],
  ['Insurance', '6140', 'usufructuary'],
  ['ManagementFees', '61300', 'usufructuary'],
  ['Repairs', '6107', 'usufructuary'],
  ['Improvements', '611', 'bare_owner'],
  ['Legal', '61301', 'usufructuary'],
  ['Other', '616', 'usufructuary'],
] as const)('%s goes to account %s and is borne by the %s', (category, account, bearer) => {
  expect(DEFAULT_ACCOUNT_CODES[category]).toBe(account);
  expect(determineBearer(category)).toBe(bearer);
});

it('knows an account for every category', () => {
  expect(Object.keys(DEFAULT_ACCOUNT_CODES)).toEqual([...EXPENSE_CATEGORIES]);
});
