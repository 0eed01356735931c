import type { Say } from '#domain/kernel/language.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import { GENERAL_KEY } from '#domain/register/general-key.ts';
import type { StatementRow } from './statement-input.ts';

/** A row with the names and texts that it is shown with. */
export interface NamedStatementRow extends StatementRow {
  readonly owner_name: string;
  readonly key: string;
  readonly date: string | null;
  readonly supplier: string | null;
  readonly description: string;
}

/** Makes the table of the charges of a run, line by line, with their sums. */
export function statementLinesTable(
  rows: readonly NamedStatementRow[],
  { say, subtitle }: { readonly say: Say; readonly subtitle: string },
): ReportTable {
  const sumOf = (pick: (row: StatementRow) => Cents) => sumCents(rows.map(pick));
  return {
    title: say('report.statement_lines'),
    subtitle,
    columns: [
      { label: say('report.owner'), kind: 'text' },
      { label: say('report.lot'), kind: 'text' },
      { label: say('report.account'), kind: 'text' },
      { label: say('report.date'), kind: 'date' },
      { label: say('report.supplier'), kind: 'text' },
      { label: say('report.description'), kind: 'text' },
      { label: say('report.key'), kind: 'text' },
      { label: say('report.weight'), kind: 'text' },
      { label: say('report.total_weight'), kind: 'text' },
      { label: say('report.share'), kind: 'text' },
      { label: say('report.days'), kind: 'text' },
      { label: say('report.days_covered'), kind: 'integer' },
      { label: say('report.amount'), kind: 'money' },
      { label: say('report.vat'), kind: 'money' },
      { label: say('report.recoverable'), kind: 'money' },
    ],
    rows: [
      ...rows.map((row) => ({
        kind: 'line' as const,
        level: 0,
        cells: [
          row.owner_name,
          row.unit_number,
          row.account_code,
          row.date,
          row.supplier,
          row.description,
          row.key === GENERAL_KEY ? say('report.key_general') : row.key,
          row.weight,
          row.total_weight,
          row.share,
          row.days,
          row.total_days,
          row.amount_cents,
          row.vat_cents,
          row.recoverable_cents,
        ],
      })),
      {
        kind: 'total',
        level: 0,
        cells: [
          say('report.total'),
          ...Array<null>(11).fill(null),
          sumOf(({ amount_cents }) => amount_cents),
          sumOf(({ vat_cents }) => vat_cents),
          sumOf(({ recoverable_cents }) => recoverable_cents),
        ],
      },
    ],
  };
}
