import type { IncomeStatement, PeriodReportQuery } from '#contract/reports.ts';
import { byCategory, type ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { Say } from '#domain/kernel/language.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { findStatementLine } from '#domain/ledger/account.ts';
import type { ReportPeriod } from '#domain/ledger/fiscal-period.ts';
import { incomeStatementTable } from '#domain/ledger/income-statement-table.ts';
import {
  incomeStatement,
  type IncomeStatement as Statement,
} from '#domain/ledger/income-statement.ts';
import { linesBySide } from '#domain/ledger/statement-lines.ts';
import {
  addToTally,
  buildReportGroup,
  getAccount,
  listTallyLines,
  type NamedAccounts,
  type ReportLine,
  type StatementTally,
} from '#domain/ledger/statement-tally.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { toEuroAccount, makeReportHead, type Report } from './report.ts';
import {
  findAccounts,
  findBudget,
  findIncomeMovements,
  type BudgetedAccount,
} from './repository.ts';
import { periodName, resolveReportScope, makeSubtitle, type ReportScope } from './scope.ts';

/** Reports income and expenses of a year or a quarter, before any closing entry. */
export async function incomeStatementReport(
  ctx: TenantContext,
  query: PeriodReportQuery,
): Promise<Report<IncomeStatement>> {
  const language = ctx.negotiateLanguage();
  const say = createTranslator(language);
  const scope = await resolveReportScope(ctx, query);
  const periods = [scope.period, ...(scope.previous === null ? [] : [scope.previous])];
  const [accounts, budgeted, ...movementsOfPeriods] = await Promise.all([
    findAccounts(ctx.db, language),
    findBudget(ctx.db, scope),
    ...periods.map((period) => findIncomeMovements(ctx.db, period, scope.buildings)),
  ]);
  const years = movementsOfPeriods.map((movements, index) => ({
    period: periods[index] ?? scope.period,
    statement: incomeStatement({ movements, accounts, say }),
  }));
  const named = years.map(({ period, statement }) => ({
    period: periodName(period, language),
    statement,
  }));
  const texts = { say, subtitle: makeSubtitle(scope, language) };
  const budget = listBudgetLines(budgeted, accounts, say);
  return {
    kind: 'income-statement',
    scope,
    body: () => ({ ...makeBody(ctx, scope, years), budget: showBudget(budget) }),
    table: () => incomeStatementTable(named, texts, budget),
  };
}

/** Puts the adopted budget of a year on the lines of the statement. */
function listBudgetLines(
  budgeted: readonly BudgetedAccount[],
  accounts: NamedAccounts,
  say: Say,
): ReportLine[] {
  const tally: StatementTally = new Map();
  for (const { account_code, amount_cents } of budgeted) {
    const text = findStatementLine(account_code, getAccount(account_code, accounts).account_type);
    assert(text !== null, 'A budget is made on accounts of the income statement');
    addToTally(tally, linesBySide(text).debit, account_code, amount_cents);
  }
  return listTallyLines(tally, accounts, say);
}

function showBudget(lines: readonly ReportLine[]): IncomeStatement['budget'] {
  if (lines.length === 0) return null;
  const { accounts, total_cents } = buildReportGroup(lines, 'expenses');
  return { accounts: accounts.map(toEuroAccount), total: toEuro(total_cents) };
}

interface StatementOfPeriod {
  readonly period: ReportPeriod;
  readonly statement: Statement;
}

function makeBody(
  { principal }: TenantContext,
  scope: ReportScope,
  [current, before]: readonly StatementOfPeriod[],
): Omit<IncomeStatement, 'budget'> {
  assert(current !== undefined, 'A statement is of a period');
  const figuresOf = ({ period, statement }: StatementOfPeriod) =>
    inEuro(statement, (code, category) =>
      // An Owner may read the statement but not the entries.
      principal.owner_id === null ? linkToEntries(scope, period, code, category) : null,
    );
  return {
    ...makeReportHead(scope),
    ...figuresOf(current),
    previous: before === undefined ? null : { period: before.period.label, ...figuresOf(before) },
  };
}

/** Links to the entries of an account under a category. */
function linkToEntries(
  { building }: ReportScope,
  { from, to }: ReportPeriod,
  account_code: string,
  category: ExpenseCategory,
): string {
  const filters = new URLSearchParams({
    ...(building === null ? {} : { building_id: building.id }),
    account_code,
    category,
    date_from: from,
    date_to: to,
  });
  return `/journal-entries?${filters.toString()}`;
}

function inEuro(
  statement: Statement,
  linkTo: (code: string, category: ExpenseCategory) => string | null,
) {
  const { income, expenses } = statement;
  return {
    income: {
      accounts: income.accounts.map(toEuroAccount),
      total_income: toEuro(income.total_income_cents),
    },
    expenses: {
      by_category: byCategory((category) => toEuro(expenses.by_category_cents[category])),
      categories: expenses.categories.map(({ category, amount_cents, accounts }) => ({
        category,
        amount: toEuro(amount_cents),
        accounts: accounts.map(({ code, name, amount_cents: cents }) => ({
          code,
          name,
          amount: toEuro(cents),
          link: linkTo(code, category),
        })),
      })),
      accounts: expenses.accounts.map(toEuroAccount),
      total_expenses: toEuro(expenses.total_expenses_cents),
    },
    operating_result: toEuro(statement.operating_result_cents),
    financial_result: toEuro(statement.financial_result_cents),
    net_result: toEuro(statement.net_result_cents),
  };
}
