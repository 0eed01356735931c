import { DomainError, type FieldPath } from '#domain/kernel/domain-error.ts';
import { lineByPrefix, type StatementLineText } from './statement-lines.ts';

export const ACCOUNT_TYPES = [
  'Asset',
  'Liability',
  'Equity',
  'Income',
  'Expense',
  'OffBalance',
] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** One to six digits; the first is the class. */
export const ACCOUNT_CODE = /^\d{1,6}$/;

/** The class of an account: the first digit of its code. */
export function getAccountClass(code: string): number {
  return Number(code.slice(0, 1));
}

/** Classes 0, 8 and 9 are commitments kept outside both statements. */
export function isOffBalanceCode(code: string): boolean {
  return /^[089]/.test(code);
}

/** Classes 6 and 7: what the income statement shows and the closing empties. */
export function isResultAccount(code: string): boolean {
  return /^[67]/.test(code);
}

/**
 * Refuses a code that is not one to six digits (`invalid_account_code`), and an off-balance type in classes
 * 1–7 or any other type in 0, 8 and 9 (`account_class_mismatch`): the first would be missing from the
 * balance sheet, the second has no line on it.
 * Rule: Royal Decree of 12 July 2012, whose chart has classes 1–7 only.
 */
export function checkAccountCode(code: string, accountType: AccountType): void {
  if (!ACCOUNT_CODE.test(code))
    throw new DomainError('invalid_account_code', { account_code: code });
  if (isOffBalanceCode(code) !== (accountType === 'OffBalance')) {
    throw new DomainError('account_class_mismatch', {
      account_code: code,
      account_type: accountType,
    });
  }
}

/**
 * Refuses an account that is not in the chart (account_missing), is a group (account_not_postable) or
 * inactive (account_inactive), with the given facts about where it was named.
 */
export function requirePostable(
  account: { readonly postable: boolean; readonly is_active: boolean } | null | undefined,
  named: { readonly account_code: string; readonly at?: FieldPath; readonly index?: number },
): void {
  const { account_code, ...place } = named;
  if (account === null || account === undefined)
    throw new DomainError('account_missing', { account_code, ...place });
  if (!account.postable) throw new DomainError('account_not_postable', { account_code, ...place });
  if (!account.is_active) throw new DomainError('account_inactive', { account_code, ...place });
}

/**
 * Finds the parent of an account: the longest proper prefix of its code that exists; null for a top
 * account.
 * Rule: codes stay consistent with the annex of the Royal Decree of 12 July 2012.
 */
export function findParentCode(code: string, existingCodes: ReadonlySet<string>): string | null {
  for (let length = code.length - 1; length > 0; length -= 1) {
    const prefix = code.slice(0, length);
    if (existingCodes.has(prefix)) return prefix;
  }
  return null;
}

/** Codes that other charts use for an account of this one; exact matches only. */
export const IMPORT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['400', '4101'],
  ['410', '4101'],
  ['130', '160'],
  ['580', '58'],
  ['4400', '440'],
]);

/** Returns the code to book on for a code read from a file; sub-accounts of 4990 become 4990. */
export function resolveImportAlias(code: string): string {
  return IMPORT_ALIASES.get(code) ?? code.replace(/^4990\d+$/, '4990');
}

/** Whether it is an account of co-owners (410x, or doubtful 417), on which every line names its owner. */
export function isOwnerAccount(code: string): boolean {
  return code.startsWith('410') || code.startsWith('417');
}

/** Whether it is an account of suppliers (440), on which a line may name its supplier. */
export function isSupplierAccount(code: string): boolean {
  return code.startsWith('440');
}

/**
 * Returns the statement line of a postable account; null for an off-balance one. Every account of classes
 * 1–7 has a line, so that a statement is complete: by the longest prefix of the table, or else by class and
 * type.
 */
export function findStatementLine(
  code: string,
  accountType: AccountType,
): StatementLineText | null {
  if (isOffBalanceCode(code)) return null;
  const line = lineByPrefix(code);
  if (line !== undefined) return line;
  // Only classes 1 and 4 have both assets and liabilities, so only they reach this point.
  if (getAccountClass(code) === 1) return accountType === 'Liability' ? 'L-200' : 'L-140';
  return accountType === 'Asset' ? 'A-330' : 'L-340';
}

/**
 * Whether it is a bank account, which each building opens for itself: credit institutions (55) and term
 * deposits (53). The chart is shared by all buildings, so such an account stays postable when sub-accounts
 * are added: 551 of one building does not exclude 5511 of another.
 */
export function isBankAccountCode(code: string): boolean {
  return code.startsWith('55') || isTermDeposit(code);
}

/** Whether it is a term deposit (53), to which no one pays. */
export function isTermDeposit(code: string): boolean {
  return code.startsWith('53');
}

/** Class of cash and investments: investments, banks, cash and transfers between them. */
export const MONEY_CLASS = '5';

/** Whether money is paid from the account: bank accounts (55) and cash (57). */
export function isMoneyAccount(code: string): boolean {
  return code.startsWith('55') || code.startsWith('57');
}
