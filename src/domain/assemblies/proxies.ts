const FREE_PROXIES = 3;

/** The principals a person would vote for, and all votes, own and theirs. */
export interface HeldVotes {
  readonly principals: number;
  readonly own: number;
  readonly of_principals: number;
}

/**
 * Whether one person may hold these proxies; `shares_total` are the votes of all lots.
 * Rule: Civil Code, art. 3.87 §7: three at most, or any number while own and principals' votes are not
 * above 10 % of all.
 */
export function mayHoldProxies(held: HeldVotes, shares_total: number): boolean {
  if (held.principals <= FREE_PROXIES) return true;
  return 10 * (held.own + held.of_principals) <= shares_total;
}
