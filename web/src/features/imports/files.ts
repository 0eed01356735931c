import {
  buildingColumns,
  keyColumns,
  ownerColumns,
  unitColumns,
  unitOwnerColumns,
} from '#domain/imports/tables.ts';
import { zipOf, type Packed } from './zip.ts';

/** Finding about one row of an import, as the API returns it. */
export interface Finding {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly code: string;
  readonly detail: string;
  readonly remedy: string;
}

/** Columns of each table of an import. */
export const TABLES = {
  building: buildingColumns,
  units: unitColumns,
  owners: ownerColumns,
  unit_owners: unitOwnerColumns,
  distribution_keys: keyColumns,
} as const;

/**
 * CSV as Belgian spreadsheets open it without questions: UTF-8 with byte order mark, semicolons.
 */
function csv(rows: readonly (readonly string[])[]): Uint8Array {
  const text = rows.map((row) => row.map(quoteCell).join(';')).join('\r\n');
  return new TextEncoder().encode(`\u{FEFF}${text}\r\n`);
}

/** Quotes a cell, and neutralizes text that a spreadsheet would run as a formula. */
function quoteCell(cell: string): string {
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Archive of empty tables with the columns of a building import. */
export function template(): Blob {
  return zipOf(
    Object.entries(TABLES).map(([name, columns]) => ({
      name: `${name}.csv`,
      bytes: csv([Object.keys(columns)]),
    })),
  );
}

/** Empty CSV table with the given columns. */
export function createTableTemplate(columns: readonly string[]): Blob {
  return new Blob([Uint8Array.from(csv([columns]))], { type: 'text/csv' });
}

/** CSV file of findings, to hand to the author of the imported files. */
export function findingsFile(head: readonly string[], findings: readonly Finding[]): Blob {
  const rows = findings.map(({ file, row, column, detail, remedy }) => [
    file,
    row === null ? '' : String(row),
    column ?? '',
    detail,
    remedy,
  ]);
  return new Blob([Uint8Array.from(csv([head, ...rows]))], { type: 'text/csv' });
}

/** Bundles the chosen files for upload: a workbook or archive unchanged, CSV files zipped. */
export async function packFiles(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (first !== undefined && files.length === 1 && !/\.csv$/i.test(first.name)) return first;
  const tables = await Promise.all(
    files.map(async (file): Promise<Packed> => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return new File([zipOf(tables)], 'import.zip', { type: 'application/zip' });
}

/** Offers a generated file as a download. */
export function handOver(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
