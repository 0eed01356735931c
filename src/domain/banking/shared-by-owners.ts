/** Calls and provisions, private costs, and transfers to and from reserves, which no key splits. */
const NOT_SPLIT = ['70', '643', '69', '79'];

/**
 * Whether transactions booked on an account are split over all owners by a key, like an approved expense:
 * costs and income.
 * Rule: costs of the common parts are split by shares (Civil Code, art. 3.85).
 */
export function isSharedByOwners(account_code: string): boolean {
  const isResult = account_code.startsWith('6') || account_code.startsWith('7');
  return isResult && !NOT_SPLIT.some((code) => account_code.startsWith(code));
}
