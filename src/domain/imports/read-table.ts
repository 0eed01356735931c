import { nameColumns } from './header-names.ts';
import type { ErrorFacts, ImportError, ImportErrorCode } from './import-error.ts';
import type { Columns, ValuesOf } from './tables.ts';

/** Enough for a building of 5,000 units with three keys. */
export const MAX_ROWS = 20_000;

/** A parsed file: every row has as many cells as the header. */
export interface SourceTable {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** A row; values of unreadable cells are missing. */
export interface ReadRow<V> {
  readonly line: number;
  readonly values: Partial<V>;
}

export interface ReadTable<V> {
  readonly file: string;
  /** The known columns that the file has. */
  readonly given: readonly string[];
  readonly rows: readonly ReadRow<V>[];
}

/** Makes a finding in a table: `row` null for the whole file. */
export function finding(
  table: { readonly file: string },
  row: { readonly line: number } | null,
  column: string | null,
  code: ImportErrorCode,
  params: ErrorFacts = {},
): ImportError {
  return { file: table.file, row: row?.line ?? null, column, code, params };
}

/**
 * Reads the rows of a file by its possible columns, whose names may be in any of the four languages;
 * findings go to `errors`. Omitted columns count as empty cells. Reports missing_column, unknown_column,
 * too_many_rows (then no row is read), and faults of cells.
 */
export function readTable<C extends Columns>(
  file: string,
  source: SourceTable,
  columns: C,
  errors: ImportError[],
): ReadTable<ValuesOf<C>> {
  const names = Object.keys(columns);
  const header = nameColumns(source.header, names);
  const given = names.filter((name) => header.includes(name));
  const table = { file };
  for (const name of header.filter((column) => !names.includes(column))) {
    errors.push(finding(table, null, name, 'unknown_column', { allowed: names.join(', ') }));
  }
  for (const name of names) {
    if (columns[name]?.is_required === true && !given.includes(name)) {
      errors.push(finding(table, null, name, 'missing_column'));
    }
  }
  if (source.rows.length > MAX_ROWS) {
    errors.push(finding(table, null, null, 'too_many_rows', { maximum: MAX_ROWS }));
    return { file, given, rows: [] };
  }
  const readers = names
    .filter((name) => columns[name]?.is_required === false || given.includes(name))
    .map((name) => ({ name, index: header.indexOf(name), column: columns[name] }));
  const rows = source.rows.map((row) => {
    const values: Record<string, unknown> = {};
    for (const { name, index, column } of readers) {
      const result = column?.read(index < 0 ? '' : (row.cells[index] ?? '').trim());
      if (result === undefined) continue;
      if ('value' in result) values[name] = result.value;
      else errors.push(finding(table, row, name, result.code, result.params));
    }
    return { line: row.line, values: values as Partial<ValuesOf<C>> };
  });
  return { file, given, rows };
}
