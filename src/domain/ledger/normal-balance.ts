import type { AccountType } from './account.ts';

export const BALANCE_SIDES = ['Debit', 'Credit'] as const;
export type BalanceSide = (typeof BALANCE_SIDES)[number];

/**
 * Returns the normal balance side of an account type: debit for assets, expenses and commitments, credit
 * for debts, funds of the owners and income.
 * Rule: double entry, Royal Decree of 12 July 2012.
 */
export function getNormalSide(accountType: AccountType): BalanceSide {
  return accountType === 'Asset' || accountType === 'Expense' || accountType === 'OffBalance'
    ? 'Debit'
    : 'Credit';
}
