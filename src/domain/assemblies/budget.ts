import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { DecisionType } from './decision-types.ts';

/** What an account is given for a year. */
export interface BudgetLine {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** Where a request has a budget, and its lines. */
export interface BudgetPlace {
  readonly pointer: string;
  readonly lines: string;
}

/** The most that one line says: so many lines as are taken add up exactly. */
export const MAX_BUDGET_LINE: Cents = 100_000_000_000;
export const MAX_BUDGET_LINES = 200;

/** The whole of a budget, in cents. */
export function totalOf(lines: readonly BudgetLine[]): Cents {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/**
 * Refuses amounts of an item that decides on no budget (budget_of_other_item), and an account that is
 * named twice (duplicate), pointing at it.
 * Rule: Civil Code, art. 3.89 §5 16°, an estimate of the costs is voted every year, attached to the
 * agenda; by account, as the chart of the Royal Decree of 12 July 2012 has them.
 */
export function checkBudget(
  decision_type: DecisionType | null,
  lines: readonly Pick<BudgetLine, 'account_code'>[],
  { pointer, lines: place }: BudgetPlace,
): void {
  if (decision_type !== 'Budget') throw new DomainError('budget_of_other_item', { pointer });
  const codes = lines.map(({ account_code }) => account_code);
  const index = codes.findIndex((code, at) => codes.indexOf(code) < at);
  if (index >= 0) {
    throw new DomainError('duplicate', {
      what: 'code',
      pointer: `${place}/${index}/account_code`,
    });
  }
}
