import { isHeader } from '#domain/imports/header-names.ts';
import type { ImportError } from '#domain/imports/import-error.ts';
import type { ImportSource } from '#domain/imports/plan-import.ts';
import type { Columns } from '#domain/imports/tables.ts';
import { parseCsv } from './csv.ts';
import { TabularError } from './tabular-error.ts';
import { parseXlsx } from './xlsx.ts';
import { readZip } from './zip.ts';

const MEBIBYTE = 1024 * 1024;
const ZIP_LIMITS = { maxEntries: 100, maxTotalBytes: 64 * MEBIBYTE };
/** Size limit: 20,000 rows of any of the files are well below it. */
const MAX_FILE_BYTES = 8 * MEBIBYTE;
/** The archive member that identifies a workbook. */
const WORKBOOK_PART = 'xl/workbook.xml';

/** The files that an import reads, with their columns. */
export interface FileSet<File extends string> {
  readonly files: readonly File[];
  readonly columns: Readonly<Record<File, Columns>>;
}

/** An upload, split into tables. */
export interface ImportInput<File extends string> {
  readonly sources: ReadonlyMap<File, ImportSource>;
  /** Names of files or sheets that the import ignores. */
  readonly ignored: readonly string[];
  /** Why files could not be read. */
  readonly errors: readonly ImportError[];
  /** Gives the expected name of a missing file. */
  readonly nameOf: (file: File) => string;
}

/**
 * Reads a ZIP of CSV files, or a workbook with one sheet for each; the content decides which it is.
 */
export async function readUpload<File extends string>(
  bytes: Uint8Array,
  fileName: string,
  set: FileSet<File>,
): Promise<ImportInput<File>> {
  if (isWorkbook(bytes)) return readWorkbook(bytes, fileName, set);
  try {
    return readTables(await readZip(bytes, ZIP_LIMITS), set);
  } catch (error) {
    return unreadable(error, fileName, { set, nameOf: csvName });
  }
}

function isWorkbook(bytes: Uint8Array): boolean {
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(WORKBOOK_PART) >= 0
  );
}

function isHeaderOf(columns: Columns, cells: readonly string[]): boolean {
  return isHeader(cells, Object.keys(columns));
}

function csvName(file: string): string {
  return `${file}.csv`;
}

function findFile<File extends string>({ files }: FileSet<File>, name: string): File | undefined {
  const base = name
    .trim()
    .toLowerCase()
    .replace(/\.csv$/, '');
  return files.find((file) => file === base);
}

/** Reads CSV files of a set by name; ignores files with other names. */
export function readTables<File extends string>(
  files: ReadonlyMap<string, Uint8Array>,
  set: FileSet<File>,
): ImportInput<File> {
  const sources = new Map<File, ImportSource>();
  const ignored: string[] = [];
  const errors: ImportError[] = [];
  for (const [name, bytes] of files) {
    const file = name.toLowerCase().endsWith('.csv') ? findFile(set, name) : undefined;
    if (file === undefined) ignored.push(name);
    else sources.set(file, readCsv(name, bytes, { errors, columns: set.columns[file] }));
  }
  return { sources, ignored: ignored.sort(), errors, nameOf: csvName };
}

function readCsv(
  file: string,
  bytes: Uint8Array,
  { errors, columns }: { readonly errors: ImportError[]; readonly columns: Columns },
): ImportSource {
  if (bytes.length > MAX_FILE_BYTES) {
    const params = { maximum_mib: MAX_FILE_BYTES / MEBIBYTE };
    errors.push({ file, row: null, column: null, code: 'file_too_large', params });
    return { file, table: null };
  }
  try {
    return { file, table: parseCsv(bytes, (cells) => isHeaderOf(columns, cells)) };
  } catch (error) {
    errors.push(...faultsOf(error, file));
    return { file, table: null };
  }
}

async function readWorkbook<File extends string>(
  bytes: Uint8Array,
  fileName: string,
  set: FileSet<File>,
): Promise<ImportInput<File>> {
  const nameOf = (file: File) => file;
  const isHeaderIn = (sheet: string, cells: readonly string[]) => {
    const file = findFile(set, sheet);
    return file !== undefined && isHeaderOf(set.columns[file], cells);
  };
  try {
    const sheets = await parseXlsx(
      bytes,
      (sheet) => findFile(set, sheet) !== undefined,
      (cells, sheet) => isHeaderIn(sheet, cells),
    );
    const sources = new Map<File, ImportSource>();
    const errors: ImportError[] = [];
    for (const [sheet, table] of sheets) {
      const file = findFile(set, sheet);
      if (file === undefined) continue;
      const code = sources.has(file) ? 'duplicate_file' : 'empty_file';
      const isSound = code === 'empty_file' && table.header.length > 0;
      if (!isSound) errors.push({ file: sheet, row: null, column: null, code, params: {} });
      sources.set(file, { file: sheet, table: isSound ? table : null });
    }
    const ignored = [...sheets.keys()].filter((sheet) => findFile(set, sheet) === undefined);
    return { sources, ignored: ignored.sort(), errors, nameOf };
  } catch (error) {
    return unreadable(error, fileName, { set, nameOf });
  }
}

/** Reports an upload whose content cannot be read. */
function unreadable<File extends string>(
  error: unknown,
  file: string,
  { set, nameOf }: { readonly set: FileSet<File>; readonly nameOf: (file: File) => string },
): ImportInput<File> {
  const errors = faultsOf(error, file);
  const sources = new Map(set.files.map((name) => [name, { file: nameOf(name), table: null }]));
  return { sources, ignored: [], errors, nameOf };
}

function faultsOf(error: unknown, file: string): ImportError[] {
  if (!(error instanceof TabularError)) throw error;
  return error.faults.map(({ code, line, sheet, params }) => ({
    file: sheet ?? file,
    row: line,
    column: null,
    code,
    params,
  }));
}
