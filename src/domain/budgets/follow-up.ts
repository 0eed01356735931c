import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import {
  addDays,
  daysBetween,
  earliest,
  latest,
  type LocalDate,
} from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { FiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';

/** Budget, actual and expected costs of an account. */
export interface BudgetFollowUp {
  readonly account_code: string;
  readonly budget_cents: Cents;
  readonly actual_cents: Cents;
  /** The budget of the days that have passed. */
  readonly expected_cents: Cents;
  /** 90 % of the budget are used, or there is a cost without budget. */
  readonly is_warned: boolean;
}

interface Amount {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** Percentage of a budget from which its costs give a warning. */
export const WARNING_PERCENT = 90;

/**
 * Compares budget and actual costs per account on a day of the year; the expected amount is the budget by
 * days passed, rounded half up. Accounts come by code, with those that were not budgeted.
 */
export function followBudget(
  budget: readonly Amount[],
  actual: readonly Amount[],
  year: FiscalYearPeriod,
  on: LocalDate,
): BudgetFollowUp[] {
  const days = daysBetween(year.start_date, year.end_date) + 1;
  const until = earliest(on, year.end_date);
  const passed = daysBetween(year.start_date, latest(addDays(until, 1), year.start_date));
  const sumOf = (amounts: readonly Amount[], code: string) =>
    sumCents(
      amounts.filter((one) => one.account_code === code).map(({ amount_cents }) => amount_cents),
    );
  const codes = new Set([...budget, ...actual].map(({ account_code }) => account_code));
  return [...codes].sort(compareCodePoints).map((account_code): BudgetFollowUp => {
    const budget_cents = sumOf(budget, account_code);
    const actual_cents = sumOf(actual, account_code);
    const expected = roundHalfUp(BigInt(budget_cents) * BigInt(passed), BigInt(days));
    const isUsed = BigInt(actual_cents) * 100n >= BigInt(budget_cents) * BigInt(WARNING_PERCENT);
    return {
      account_code,
      budget_cents,
      actual_cents,
      expected_cents: Number(expected),
      is_warned: actual_cents > 0 && isUsed,
    };
  });
}
