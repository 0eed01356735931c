import { FUND_ACCOUNTS, type Fund } from '#domain/funds/funds.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { isTermDeposit } from '#domain/ledger/account.ts';

export const BANK_ACCOUNT_PURPOSES = ['Working', 'Reserve'] as const;
/** A building keeps its reserve apart from the money of every day. */
export type BankAccountPurpose = (typeof BANK_ACCOUNT_PURPOSES)[number];

/**
 * What a bank account serves when nobody says so.
 * Rule: 550 is the savings account of the reserve, 551 the current account; what is put aside on
 * deposit (53) covers the reserve.
 */
export function defaultPurpose(accountCode: string): BankAccountPurpose {
  return accountCode.startsWith('550') || isTermDeposit(accountCode) ? 'Reserve' : 'Working';
}

/**
 * The bank account on which money for a fund is to arrive: the oldest of its purpose, else the
 * oldest of the other; undefined when there is none. Nobody pays to a term deposit.
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
 * The fund whose account is named where several debts are asked for at once: the reserve's when all
 * are for it, since what is asked for together with other money comes to the account of every day.
 * @param funds null: no call asked for it
 */
export function commonFund(funds: readonly (Fund | null)[]): Fund {
  return funds.length > 0 && funds.every((fund) => fund === 'Reserve') ? 'Reserve' : 'Provision';
}

interface SettledPart {
  /** Null: it settles all that a receivable asks for, booked on the account. */
  readonly fund: Fund | null;
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/**
 * What of a payment is for the reserve but came in on the account of every day, in cents: it is to be
 * transferred to the account of the reserve (550).
 * Rule: working capital and reserve are kept on separate accounts (Civil Code art. 3.86 §3).
 * @param accountCode where the money came in
 */
export function reserveToTransfer(accountCode: string, settled: readonly SettledPart[]): Cents {
  if (defaultPurpose(accountCode) === 'Reserve') return 0;
  const { owner_account } = FUND_ACCOUNTS.Reserve;
  const reserve = settled.filter(({ fund, account_code }) =>
    fund === null ? account_code === owner_account : fund === 'Reserve',
  );
  return sumCents(reserve.map(({ amount_cents }) => amount_cents));
}
