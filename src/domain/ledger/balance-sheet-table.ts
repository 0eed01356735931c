import type { BalanceSheet } from './balance-sheet.ts';
import { totalLabel, type ReportTable, type ReportTexts } from './report-table.ts';
import type { StatementGroup } from './statement-lines.ts';
import { rowOver, statementGroupRows, statementHeads } from './statement-rows.ts';

/** A balance sheet and the name of its year; an empty name where it stands alone. */
export interface NamedSheet {
  readonly period: string;
  readonly sheet: BalanceSheet;
}

/**
 * Makes the table of assets, then funds and liabilities, by statement line, beside those of the year
 * before. Accounts are in the detail columns, lines and totals in the amount columns, so that no column
 * counts an amount twice.
 * @param years the current one, then the previous one if any
 */
export function balanceSheetTable(
  years: readonly NamedSheet[],
  { say, subtitle }: ReportTexts,
): ReportTable {
  const columns = years.map(({ period: label, sheet }) => ({ label, lines: sheet.lines, sheet }));
  const row = rowOver(columns);
  const groups = (...names: readonly StatementGroup[]) =>
    names.flatMap((group) => statementGroupRows(columns, group, say, (isUsed) => isUsed));
  return {
    title: say('report.balance_sheet'),
    subtitle,
    columns: statementHeads(columns, say),
    rows: [
      row('heading', 0, [say('report.assets'), null]),
      ...groups('fixed_assets', 'current_assets'),
      row('total', 0, [totalLabel(say, say('report.assets')), null], ({ sheet }) => [
        null,
        sheet.assets.total_assets_cents,
      ]),
      row('heading', 0, [say('report.equity_and_liabilities'), null]),
      ...groups('equity', 'long_term_liabilities', 'current_liabilities'),
      row(
        'total',
        0,
        [totalLabel(say, say('report.equity_and_liabilities')), null],
        ({ sheet }) => [null, sheet.liabilities.total_liabilities_cents],
      ),
    ],
  };
}
