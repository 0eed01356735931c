import type { ReportTable } from '#domain/ledger/report-table.ts';

/** Column that shows the depth of the rows: that of the headings, or else the first. */
export function indentColumn({ rows }: ReportTable): number {
  const heading = rows.find((row) => row.kind === 'heading');
  return Math.max(0, heading?.cells.findIndex((cell) => cell !== null) ?? 0);
}
