import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import type { Say } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { IncomeStatement } from './income-statement.ts';
import { totalLabel, type ReportRow, type ReportTable, type ReportTexts } from './report-table.ts';
import { rowOver, statementGroupRows, statementHeads } from './statement-rows.ts';
import type { ReportLine } from './statement-tally.ts';

/** A statement and the name of its period in the reader's language. */
export interface NamedStatement {
  period: string;
  statement: IncomeStatement;
}

/** Lines of a year; null: a budget, which has no results. */
interface Column {
  readonly label: string;
  readonly lines: readonly ReportLine[];
  readonly statement: IncomeStatement | null;
}

/**
 * Makes the table of income, expenses and the three results by statement line, then expenses by category,
 * beside those of the previous year and the budget. Accounts are in the detail columns, lines and totals in
 * the amount columns, so that no column counts an amount twice.
 * @param years the current one, then the previous one if any
 * @param budget lines of the budget of the year; none: it has no column
 */
export function incomeStatementTable(
  years: readonly NamedStatement[],
  { say, subtitle }: ReportTexts,
  budget: readonly ReportLine[] = [],
): ReportTable {
  const budgeted = { label: say('report.budget'), lines: budget, statement: null };
  const columns: readonly Column[] = [
    ...years.map(({ period: label, statement }) => ({ label, lines: statement.lines, statement })),
    ...(budget.length === 0 ? [] : [budgeted]),
  ];
  const row = rowOver(columns);
  const result = (id: string, of: (statement: IncomeStatement) => Cents) =>
    row('total', 0, [say(id), null], ({ statement }) => [null, statement && of(statement)]);
  return {
    title: say('report.income_statement'),
    subtitle,
    columns: statementHeads(columns, say),
    rows: [
      ...statementGroupRows(columns, 'income', say),
      ...statementGroupRows(columns, 'expenses', say),
      result('report.operating_result', (statement) => statement.operating_result_cents),
      result('report.financial_result', (statement) => statement.financial_result_cents),
      result('report.net_result', (statement) => statement.net_result_cents),
      ...categoryRows(columns, say),
    ],
  };
}

function categoryRows(columns: readonly Column[], say: Say): ReportRow[] {
  const row = rowOver(columns);
  return [
    row('heading', 1, [say('report.expenses_by_category'), null]),
    ...EXPENSE_CATEGORIES.map((category) =>
      row('line', 2, [say(`enum.ExpenseCategory.${category}`), null], ({ statement }) => [
        null,
        statement && statement.expenses.by_category_cents[category],
      ]),
    ),
    row('total', 1, [totalLabel(say, say('report.group.expenses')), null], ({ statement }) => [
      null,
      statement && statement.expenses.total_expenses_cents,
    ]),
  ];
}
