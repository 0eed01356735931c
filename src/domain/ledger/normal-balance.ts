import type { AccountType } from './account.ts';

export const BALANCE_SIDES = ['Debit', 'Credit'] as const;
export type BalanceSide = (typeof BALANCE_SIDES)[number];

/**
 * The side on which an account of this type usually stands: what is owned, spent or committed on
 * the debit side, what is owed, held for the owners or earned on the credit side.
 * Rule: double entry, Royal Decree of 12 July 2012.
 */
export function normalSideOf(accountType: AccountType): BalanceSide {
  return accountType === 'Asset' || accountType === 'Expense' || accountType === 'OffBalance'
    ? 'Debit'
    : 'Credit';
}
