import writeWorkbook from 'write-excel-file/node';
import { resetZipDates } from './zip-writer.ts';

/** A sheet to fill in: its name, and the names of its columns. */
export interface BlankSheet {
  readonly sheet: string;
  readonly header: readonly string[];
}

const MIN_WIDTH = 14;

/** Renders a workbook of sheets that have a header only. */
export async function renderBlankWorkbook(sheets: readonly BlankSheet[]): Promise<Buffer> {
  const workbook = writeWorkbook(
    sheets.map(({ sheet, header }) => ({
      sheet,
      data: [header.map((value) => ({ value, fontWeight: 'bold' as const }))],
      columns: header.map((name) => ({ width: Math.max(MIN_WIDTH, name.length + 2) })),
      stickyRowsCount: 1,
    })),
  );
  return resetZipDates(await workbook.toBuffer());
}
