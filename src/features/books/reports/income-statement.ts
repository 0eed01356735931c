import type { IncomeStatement, PeriodReportQuery } from '#contract/reports.ts';
import { byCategory } from '#domain/expenses/expense-categories.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  incomeStatement,
  type IncomeStatement as Statement,
} from '#domain/ledger/income-statement.ts';
import { incomeStatementTable } from '#domain/ledger/report-table.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { sayIn } from '#platform/i18n/translate.ts';
import { accountInEuro, headOf, type Report } from './report.ts';
import { findAccounts, findIncomeMovements } from './repository.ts';
import { reportScope, subtitleOf, type ReportScope } from './scope.ts';

/** Income and expenses of a year or a quarter, as they stood before any closing. */
export async function incomeStatementReport(
  ctx: TenantContext,
  query: PeriodReportQuery,
): Promise<Report<IncomeStatement>> {
  const { language } = ctx;
  const say = sayIn(language);
  const scope = await reportScope(ctx, query);
  const [accounts, movements] = await Promise.all([
    findAccounts(ctx.db, language),
    findIncomeMovements(ctx.db, scope.period, scope.buildings),
  ]);
  const statement = incomeStatement({ movements, accounts, say });
  const texts = { say, subtitle: subtitleOf(scope, language) };
  return {
    kind: 'income-statement',
    scope,
    body: () => bodyOf(scope, statement),
    table: () => incomeStatementTable(statement, texts),
  };
}

function bodyOf(scope: ReportScope, statement: Statement): IncomeStatement {
  const { income, expenses } = statement;
  return {
    ...headOf(scope),
    income: {
      accounts: income.accounts.map(accountInEuro),
      total_income: toEuro(income.total_income_cents),
    },
    expenses: {
      by_category: byCategory((category) => toEuro(expenses.by_category_cents[category])),
      accounts: expenses.accounts.map(accountInEuro),
      total_expenses: toEuro(expenses.total_expenses_cents),
    },
    operating_result: toEuro(statement.operating_result_cents),
    financial_result: toEuro(statement.financial_result_cents),
    net_result: toEuro(statement.net_result_cents),
  };
}
