import {
  EXPENSE_CATEGORIES,
  byCategory,
  type ExpenseCategory,
} from '#domain/expenses/expense-categories.ts';
import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Say } from '#domain/kernel/language.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { getAccountClass, isResultAccount, findStatementLine } from './account.ts';
import { linesBySide } from './statement-lines.ts';
import {
  getAccount,
  addToTally,
  buildReportGroup,
  listTallyLines,
  type NamedAccounts,
  type ReportAccount,
  type ReportLine,
  type StatementTally,
} from './statement-tally.ts';

/** Debits minus credits of a class 6 or 7 account within the period, closing entries left out. */
export interface IncomeMovement {
  account_code: string;
  /** Category of the expense behind the entry; null without one. */
  category: ExpenseCategory | null;
  amount_cents: Cents;
}

/** The accounts of a category's costs, without those at zero. */
interface CategoryCosts {
  category: ExpenseCategory;
  amount_cents: Cents;
  accounts: { code: string; name: string; amount_cents: Cents }[];
}

export interface IncomeStatement {
  income: { accounts: ReportAccount[]; total_income_cents: Cents };
  expenses: {
    by_category_cents: Record<ExpenseCategory, Cents>;
    /** Composition of each category; those without an account are left out. */
    categories: CategoryCosts[];
    accounts: ReportAccount[];
    total_expenses_cents: Cents;
  };
  operating_result_cents: Cents;
  financial_result_cents: Cents;
  net_result_cents: Cents;
  lines: ReportLine[];
}

/**
 * Draws up the income and expenses of a period, both positive, in cents. In: movements of classes 6 and 7
 * only. Net result = income − expenses; financial result = 75 − 65; operating result = the rest, including
 * exceptional items and fund transfers (66, 69, 76). Every category is a key; expenses of entries without
 * one count as Other, so that the categories add up to the total. Accounts at zero are left out.
 * Source: chart of the Royal Decree of 12 July 2012, classes 6 and 7.
 */
export function incomeStatement({
  movements,
  accounts,
  say,
}: {
  movements: readonly IncomeMovement[];
  accounts: NamedAccounts;
  say: Say;
}): IncomeStatement {
  const lines = listTallyLines(tallyOf(movements, accounts), accounts, say);
  const income = buildReportGroup(lines, 'income');
  const expenses = buildReportGroup(lines, 'expenses');
  const net = income.total_cents - expenses.total_cents;
  const categories = costsByCategory(movements, accounts);
  const financial = resultOf(movements.filter(({ account_code }) => /^[67]5/.test(account_code)));
  return {
    income: { accounts: income.accounts, total_income_cents: income.total_cents },
    expenses: {
      by_category_cents: byCategory(
        (name) => categories.find(({ category }) => category === name)?.amount_cents ?? 0,
      ),
      categories: categories.filter((category) => category.accounts.length > 0),
      accounts: expenses.accounts,
      total_expenses_cents: expenses.total_cents,
    },
    operating_result_cents: net - financial,
    financial_result_cents: financial,
    net_result_cents: net,
    lines,
  };
}

function tallyOf(movements: readonly IncomeMovement[], accounts: NamedAccounts): StatementTally {
  const tally: StatementTally = new Map();
  for (const { account_code, amount_cents } of movements) {
    assert(isResultAccount(account_code), `Account ${account_code} is not of class 6 or 7`);
    const text = findStatementLine(account_code, getAccount(account_code, accounts).account_type);
    assert(text !== null, `Account ${account_code} has no line on the income statement`);
    const amount = getAccountClass(account_code) === 6 ? amount_cents : 0 - amount_cents;
    addToTally(tally, linesBySide(text).debit, account_code, amount);
  }
  return tally;
}

function costsByCategory(
  movements: readonly IncomeMovement[],
  accounts: NamedAccounts,
): CategoryCosts[] {
  const costs = movements.filter(({ account_code }) => getAccountClass(account_code) === 6);
  const byName = Map.groupBy(costs, ({ category }) => category ?? 'Other');
  return EXPENSE_CATEGORIES.map((category) => {
    const own = byName.get(category) ?? [];
    const byAccount = [...Map.groupBy(own, ({ account_code }) => account_code)];
    return {
      category,
      amount_cents: 0 - resultOf(own),
      accounts: byAccount
        .map(([code, booked]) => ({
          code,
          name: getAccount(code, accounts).name,
          amount_cents: 0 - resultOf(booked),
        }))
        .filter(({ amount_cents: cents }) => cents !== 0)
        .sort((one, other) => compareCodePoints(one.code, other.code)),
    };
  });
}

function resultOf(movements: readonly IncomeMovement[]): Cents {
  return 0 - sumCents(movements.map(({ amount_cents }) => amount_cents));
}
