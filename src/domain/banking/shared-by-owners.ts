/** Calls and provisions, private costs, and what goes to and from reserves: nobody bears these by a key. */
const NOT_SPLIT = ['70', '643', '69', '79'];

/**
 * Whether what a bank books on an account is borne by all owners by a key, as an approved expense is:
 * costs and income.
 * Rule: costs of the common parts are borne by shares (Civil Code, art. 3.85).
 */
export function isSharedByOwners(account_code: string): boolean {
  const isResult = account_code.startsWith('6') || account_code.startsWith('7');
  return isResult && !NOT_SPLIT.some((code) => account_code.startsWith(code));
}
