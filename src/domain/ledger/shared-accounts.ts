import { isOwnerAccount, findParentCode } from './account.ts';
import type { AccountBalance } from './balance-sheet.ts';
import type { NamedAccount, NamedAccounts } from './statement-tally.ts';

/** Accounts that all co-owners share; their sub-accounts may be personal. */
const SHARED = new Set(['410', '4100', '4101', '417']);

/**
 * Merges personal sub-accounts into the shared account above, as a co-owner may see the balances: an office
 * may keep such an account for one co-owner, under their name.
 * Rule: each co-owner may see the accounts, but nothing private to others (Civil Code, art. 3.89 §5, 9°).
 */
export function mergePersonalAccounts({
  balances,
  accounts,
}: {
  balances: readonly AccountBalance[];
  accounts: NamedAccounts;
}): { balances: AccountBalance[]; accounts: NamedAccounts } {
  const shared = balances.map((balance) => ({
    ...balance,
    account_code: sharedCode(balance.account_code),
  }));
  const named = new Map<string, NamedAccount>(accounts);
  for (const { account_code } of shared) {
    if (!named.has(account_code))
      named.set(account_code, { name: account_code, account_type: 'Asset' });
  }
  return { balances: shared, accounts: named };
}

function sharedCode(code: string): string {
  if (!isOwnerAccount(code) || SHARED.has(code)) return code;
  return findParentCode(code, SHARED) ?? code;
}
