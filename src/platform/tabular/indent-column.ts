import type { ReportTable } from '#domain/ledger/report-table.ts';

/** The column that shows the depth of the rows: where the headings stand, else the first. */
export function indentColumn({ rows }: ReportTable): number {
  const heading = rows.find((row) => row.kind === 'heading');
  return Math.max(0, heading?.cells.findIndex((cell) => cell !== null) ?? 0);
}
