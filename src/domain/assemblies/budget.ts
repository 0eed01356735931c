import { DomainError, type FieldPath } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { DecisionType } from './decision-types.ts';

/** The amount budgeted on an account for a year. */
export interface BudgetLine {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** Field of a budget, and that of its lines. */
export interface BudgetPlace {
  readonly at: FieldPath;
  readonly lines: FieldPath;
}

/** Maximum amount of a budget line: the sum of as many lines as are accepted stays exact. */
export const MAX_BUDGET_LINE: Cents = 100_000_000_000;
export const MAX_BUDGET_LINES = 200;

/** Adds up a budget, in cents. */
export function totalOf(lines: readonly BudgetLine[]): Cents {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/**
 * Refuses amounts on an item that does not decide on a budget (budget_of_other_item), and an account named
 * twice (duplicate), with its field.
 * Rule: Civil Code, art. 3.89 §5 16°: the budget is voted every year and attached to the agenda; accounts
 * follow the chart of the Royal Decree of 12 July 2012.
 */
export function checkBudget(
  decision_type: DecisionType | null,
  lines: readonly Pick<BudgetLine, 'account_code'>[],
  place: BudgetPlace,
): void {
  if (decision_type !== 'Budget') {
    throw new DomainError('budget_of_other_item', { at: place.at });
  }
  const codes = lines.map(({ account_code }) => account_code);
  const index = codes.findIndex((code, at) => codes.indexOf(code) < at);
  if (index >= 0) {
    throw new DomainError('duplicate', {
      what: 'code',
      at: [...place.lines, index, 'account_code'],
    });
  }
}
