import { isOwnerAccount, parentCodeOf } from './account.ts';
import type { AccountBalance } from './balance-sheet.ts';
import type { NamedAccount, NamedAccounts } from './statement-tally.ts';

/** The accounts of the chart that all co-owners share; what stands below them may be one person's. */
const SHARED = new Set(['410', '4100', '4101', '417']);

/**
 * Balances as one co-owner may see them: an account below those that co-owners share, which an office
 * may keep for one of them and call by their name, counts with the shared one.
 * Rule: each co-owner may see the accounts, but nothing private to others (Civil Code, art. 3.89 §5, 9°).
 */
export function withoutPersonalAccounts({
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
  return parentCodeOf(code, SHARED) ?? code;
}
