import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Say } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { IncomeStatement } from './income-statement.ts';
import { totalLabel, type ReportRow, type ReportTable, type ReportTexts } from './report-table.ts';
import { STATEMENT_LINES, type StatementGroup, type StatementLineCode } from './statement-lines.ts';
import { buildReportGroup, type ReportAccount } from './statement-tally.ts';

/** A statement and the name of its period in the reader's language. */
export interface NamedStatement {
  period: string;
  statement: IncomeStatement;
}

/** Returns the detail and amount of a row for one period. */
type Figures = (statement: IncomeStatement) => [detail: Cents | null, amount: Cents | null];

/**
 * Makes the table of income, expenses and the three results by statement line, then expenses by category,
 * beside those of the previous year. Accounts are in the detail columns, lines and totals in the amount
 * columns, so that no column counts an amount twice.
 * @param years the current one, then the previous one if any
 */
export function incomeStatementTable(
  years: readonly NamedStatement[],
  { say, subtitle }: ReportTexts,
): ReportTable {
  const statements = years.map(({ statement }) => statement);
  const row = rowOver(statements);
  const result = (id: string, of: (statement: IncomeStatement) => Cents) =>
    row('total', 0, [say(id), null], (statement) => [null, of(statement)]);
  return {
    title: say('report.income_statement'),
    subtitle,
    columns: [
      { label: say('report.caption'), kind: 'text' },
      { label: say('report.code'), kind: 'text' },
      ...years.flatMap(({ period }) =>
        ['report.detail', 'report.amount'].map((id) => ({
          label: `${say(id)} ${period}`,
          kind: 'money' as const,
        })),
      ),
    ],
    rows: [
      ...groupRows(statements, 'income', say),
      ...groupRows(statements, 'expenses', say),
      result('report.operating_result', (statement) => statement.operating_result_cents),
      result('report.financial_result', (statement) => statement.financial_result_cents),
      result('report.net_result', (statement) => statement.net_result_cents),
      ...categoryRows(statements, say),
    ],
  };
}

function categoryRows(statements: readonly IncomeStatement[], say: Say): ReportRow[] {
  const row = rowOver(statements);
  return [
    row('heading', 1, [say('report.expenses_by_category'), null], () => [null, null]),
    ...EXPENSE_CATEGORIES.map((category) =>
      row('line', 2, [say(`enum.ExpenseCategory.${category}`), null], ({ expenses }) => [
        null,
        expenses.by_category_cents[category],
      ]),
    ),
    row('total', 1, [totalLabel(say, say('report.group.expenses')), null], ({ expenses }) => [
      null,
      expenses.total_expenses_cents,
    ]),
  ];
}

function groupRows(
  statements: readonly IncomeStatement[],
  group: StatementGroup,
  say: Say,
): ReportRow[] {
  const row = rowOver(statements);
  const caption = say(`report.group.${group}`);
  const used = new Set(statements.flatMap(({ lines }) => lines.map(({ line }) => line)));
  return [
    row('heading', 1, [caption, null], () => [null, null]),
    ...STATEMENT_LINES.filter((one) => one.group === group && used.has(one.line)).flatMap(
      ({ line }) => lineRows(statements, line, say),
    ),
    row('total', 1, [totalLabel(say, caption), null], ({ lines }) => [
      null,
      buildReportGroup(lines, group).total_cents,
    ]),
  ];
}

/** Makes the rows of a line and of the accounts it has in any of the years. */
function lineRows(
  statements: readonly IncomeStatement[],
  line: StatementLineCode,
  say: Say,
): ReportRow[] {
  const row = rowOver(statements);
  const lineOf = ({ lines }: IncomeStatement) => lines.find((one) => one.line === line);
  const accounts = statements.flatMap((statement) => lineOf(statement)?.accounts ?? []);
  const names = new Map(accounts.map(({ code, name }) => [code ?? '', name]));
  const amountOf = (code: string, of: readonly ReportAccount[] = []) =>
    of.find((account) => account.code === code)?.amount_cents ?? 0;
  return [
    row('line', 2, [say(`report.line.${line}`), line], (statement) => [
      null,
      lineOf(statement)?.amount_cents ?? 0,
    ]),
    ...[...names]
      .sort(([a], [b]) => compareCodePoints(a, b))
      .map(([code, name]) =>
        row('line', 3, [name, code], (statement) => [
          amountOf(code, lineOf(statement)?.accounts),
          null,
        ]),
      ),
  ];
}

function rowOver(statements: readonly IncomeStatement[]) {
  return (
    kind: ReportRow['kind'],
    level: number,
    words: readonly [caption: string, code: string | null],
    figures: Figures,
  ): ReportRow => ({ kind, level, cells: [...words, ...statements.flatMap(figures)] });
}
