import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';

interface Amount {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** An account on which a budget is not what the assembly voted, in euro. */
export interface VotedDifference {
  readonly account_code: string;
  readonly amount: number;
  readonly voted: number;
}

/** Sums the lines of a budget by account, which is what an agenda shows. */
export function sumByAccount(lines: readonly Amount[]): Amount[] {
  return [...Map.groupBy(lines, ({ account_code }) => account_code)]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([account_code, own]) => ({
      account_code,
      amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
    }));
}

/**
 * Finds the first account on which a budget differs from what was voted.
 * Rule: the budget in force is the one that the assembly voted (Civil Code, art. 3.89 §5 16°).
 */
export function findVotedDifference(
  lines: readonly Amount[],
  voted: readonly Amount[],
): VotedDifference | undefined {
  const budget = new Map(sumByAccount(lines).map((one) => [one.account_code, one.amount_cents]));
  const decided = new Map(sumByAccount(voted).map((one) => [one.account_code, one.amount_cents]));
  const codes = [...new Set([...budget.keys(), ...decided.keys()])].sort(compareCodePoints);
  const account_code = codes.find((code) => (budget.get(code) ?? 0) !== (decided.get(code) ?? 0));
  if (account_code === undefined) return undefined;
  return {
    account_code,
    amount: toEuro(budget.get(account_code) ?? 0),
    voted: toEuro(decided.get(account_code) ?? 0),
  };
}
