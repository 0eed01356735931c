import { FUND_ACCOUNTS, type Fund } from '#domain/funds/funds.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { isTermDeposit } from '#domain/ledger/account.ts';

export const BANK_ACCOUNT_PURPOSES = ['Working', 'Reserve'] as const;
/** Purpose of a bank account: a building keeps its reserve apart from current money. */
export type BankAccountPurpose = (typeof BANK_ACCOUNT_PURPOSES)[number];

/**
 * Returns the default purpose of a bank account.
 * Rule: 550 is the savings account of the reserve, 551 the current account; term deposits (53) cover the
 * reserve.
 */
export function defaultPurpose(accountCode: string): BankAccountPurpose {
  return accountCode.startsWith('550') || isTermDeposit(accountCode) ? 'Reserve' : 'Working';
}

/**
 * Selects the bank account to receive money for a fund: the oldest of its purpose, or else the oldest of
 * the other; undefined if there is none. Term deposits receive no payments.
 * Rule: working capital and reserve are kept on separate accounts (Civil Code art. 3.86 §3).
 * @param accounts those of one building, oldest first
 */
export function accountForFund<
  Account extends { readonly purpose: BankAccountPurpose; readonly account_code: string },
>(accounts: readonly Account[], fund: Fund): Account | undefined {
  const wanted: BankAccountPurpose = fund === 'Reserve' ? 'Reserve' : 'Working';
  const payable = accounts.filter(({ account_code }) => !isTermDeposit(account_code));
  return payable.find(({ purpose }) => purpose === wanted) ?? payable[0];
}

/**
 * Returns the fund whose account receives several debts together: the reserve if all are for it, otherwise
 * current money.
 * @param funds null: not from a call
 */
export function commonFund(funds: readonly (Fund | null)[]): Fund {
  return funds.length > 0 && funds.every((fund) => fund === 'Reserve') ? 'Reserve' : 'Provision';
}

interface SettledPart {
  /** Null: it settles the whole receivable, booked on the account. */
  readonly fund: Fund | null;
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/**
 * Computes the part of a payment that is for the reserve but arrived on the current account, in cents: it
 * is to be transferred to the account of the reserve (550).
 * Rule: working capital and reserve are kept on separate accounts (Civil Code art. 3.86 §3).
 * @param accountCode account on which the money arrived
 */
export function reserveToTransfer(accountCode: string, settled: readonly SettledPart[]): Cents {
  if (defaultPurpose(accountCode) === 'Reserve') return 0;
  const { owner_account } = FUND_ACCOUNTS.Reserve;
  const reserve = settled.filter(({ fund, account_code }) =>
    fund === null ? account_code === owner_account : fund === 'Reserve',
  );
  return sumCents(reserve.map(({ amount_cents }) => amount_cents));
}

/** Words for an association of co-owners, simplified: in full, and as Belgian banks abbreviate them. */
const ASSOCIATION_WORDS =
  /\b(acp|vme|vdm)\b|association|vereniging|vereinigung|copropriet|mede-?eigen|miteigent|co-?owner/;

/**
 * Whether the holder of an account is named as an association of co-owners, or as the building.
 * Rule: accounts are in the name of the association (Civil Code, art. 3.86 §3 and 3.89 §5 3°).
 */
export function isHeldByAssociation(holder: string, building: string): boolean {
  const name = simplified(holder);
  return ASSOCIATION_WORDS.test(name) || name.includes(simplified(building));
}

/** A name without accents, dots and capitals. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * Whether a building has bank accounts, but none for the reserve.
 * Rule: working capital and reserve are kept on separate accounts (Civil Code, art. 3.86 §3).
 */
export function isReserveAccountMissing(
  accounts: readonly { readonly purpose: BankAccountPurpose }[],
): boolean {
  return accounts.length > 0 && accounts.every(({ purpose }) => purpose !== 'Reserve');
}
