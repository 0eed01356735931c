import {
  buildingColumns,
  keyColumns,
  ownerColumns,
  unitColumns,
  unitOwnerColumns,
} from '#domain/imports/tables.ts';
import { zipOf, type Packed } from './zip.ts';

/** A finding about a row of an import, as the service gives it. */
export interface Finding {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly code: string;
  readonly detail: string;
  readonly remedy: string;
}

/** The tables of an import, each with its columns. */
export const TABLES = {
  building: buildingColumns,
  units: unitColumns,
  owners: ownerColumns,
  unit_owners: unitOwnerColumns,
  distribution_keys: keyColumns,
} as const;

/** What a spreadsheet of this country reads by itself: UTF-8 with its mark, semicolons. */
function csv(rows: readonly (readonly string[])[]): Uint8Array {
  const text = rows.map((row) => row.map(quoted).join(';')).join('\r\n');
  return new TextEncoder().encode(`\u{FEFF}${text}\r\n`);
}

/** What begins like a formula is kept from becoming one. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Empty tables with the columns that an import reads. */
export function template(): Blob {
  return zipOf(
    Object.entries(TABLES).map(([name, columns]) => ({
      name: `${name}.csv`,
      bytes: csv([Object.keys(columns)]),
    })),
  );
}

/** An empty table with columns that an import reads. */
export function tableTemplate(columns: readonly string[]): Blob {
  return new Blob([Uint8Array.from(csv([columns]))], { type: 'text/csv' });
}

/** What is wrong, to be handed to whoever made the files. */
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

/** What was chosen in one piece: a workbook or an archive as it is, tables packed together. */
export async function packed(files: readonly File[]): Promise<File> {
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

/** Hands a file that was made here to the browser. */
export function handOver(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
