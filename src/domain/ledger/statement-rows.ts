import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Say } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { totalLabel, type ReportRow, type ReportTable } from './report-table.ts';
import { STATEMENT_LINES, type StatementGroup, type StatementLineCode } from './statement-lines.ts';
import { buildReportGroup, type ReportAccount, type ReportLine } from './statement-tally.ts';

/** Lines of a statement, or of a budget, under the name of their period in the reader's language. */
export interface StatementColumn {
  readonly label: string;
  readonly lines: readonly ReportLine[];
}

/** Returns the detail and amount of a row for one column. */
type Figures<Column> = (column: Column) => [detail: Cents | null, amount: Cents | null];

/** Makes rows with a caption, a code and the figures of each column. */
export function rowOver<Column>(columns: readonly Column[]) {
  return (
    kind: ReportRow['kind'],
    level: number,
    words: readonly [caption: string, code: string | null],
    figures: Figures<Column> = () => [null, null],
  ): ReportRow => ({ kind, level, cells: [...words, ...columns.flatMap(figures)] });
}

/** Makes the heads of a table of statements; periods are named only where there are several. */
export function statementHeads(
  columns: readonly StatementColumn[],
  say: Say,
): ReportTable['columns'] {
  const nameOf = (id: string, label: string) =>
    [say(id), label].filter((part) => part !== '').join(' ');
  return [
    { label: say('report.caption'), kind: 'text' },
    { label: say('report.code'), kind: 'text' },
    ...columns.flatMap(({ label }) =>
      ['report.detail', 'report.amount'].map((id) => ({
        label: nameOf(id, label),
        kind: 'money' as const,
      })),
    ),
  ];
}

/** Makes the rows of a group that it has in any column, with its total; the heading may be left out. */
export function statementGroupRows(
  columns: readonly StatementColumn[],
  group: StatementGroup,
  say: Say,
  isHeaded: (isUsed: boolean) => boolean = () => true,
): ReportRow[] {
  const row = rowOver(columns);
  const caption = say(`report.group.${group}`);
  const used = new Set(columns.flatMap(({ lines }) => lines.map(({ line }) => line)));
  const own = STATEMENT_LINES.filter((one) => one.group === group && used.has(one.line));
  return [
    ...(isHeaded(own.length > 0) ? [row('heading', 1, [caption, null])] : []),
    ...own.flatMap(({ line }) => lineRows(columns, line, say)),
    row('total', 1, [totalLabel(say, caption), null], ({ lines }) => [
      null,
      buildReportGroup(lines, group).total_cents,
    ]),
  ];
}

/** Makes the rows of a line and of the accounts it has in any column; a computed line has no accounts. */
function lineRows(
  columns: readonly StatementColumn[],
  line: StatementLineCode,
  say: Say,
): ReportRow[] {
  const row = rowOver(columns);
  const lineOf = ({ lines }: StatementColumn) => lines.find((one) => one.line === line);
  const accounts = columns
    .flatMap((column) => lineOf(column)?.accounts ?? [])
    .flatMap(({ code, name }) => (code === null ? [] : [[code, name] as const]));
  const amountOf = (code: string, of: readonly ReportAccount[] = []) =>
    of.find((account) => account.code === code)?.amount_cents ?? 0;
  return [
    row('line', 2, [say(`report.line.${line}`), line], (column) => [
      null,
      lineOf(column)?.amount_cents ?? 0,
    ]),
    ...[...new Map(accounts)]
      .sort(([a], [b]) => compareCodePoints(a, b))
      .map(([code, name]) =>
        row('line', 3, [name, code], (column) => [amountOf(code, lineOf(column)?.accounts), null]),
      ),
  ];
}
