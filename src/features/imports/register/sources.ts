import { isHeader } from '#domain/imports/header-names.ts';
import { IMPORT_FILES, type ImportError, type ImportFile } from '#domain/imports/import-error.ts';
import type { ImportSource } from '#domain/imports/plan-import.ts';
import { FILE_COLUMNS } from '#domain/imports/tables.ts';
import { parseCsv } from '#platform/tabular/csv.ts';
import { TabularError } from '#platform/tabular/tabular-error.ts';
import { parseXlsx } from '#platform/tabular/xlsx.ts';
import { readZip } from '#platform/tabular/zip.ts';

const MEBIBYTE = 1024 * 1024;
const ZIP_LIMITS = { maxEntries: 100, maxTotalBytes: 64 * MEBIBYTE };
/** Size limit: 20,000 rows of any of the files are well below it. */
const MAX_FILE_BYTES = 8 * MEBIBYTE;
/** The archive member that identifies a workbook. */
const WORKBOOK_PART = 'xl/workbook.xml';

/** An upload, split into tables. */
export interface ImportInput {
  readonly sources: ReadonlyMap<ImportFile, ImportSource>;
  /** Names of files or sheets that the import ignores. */
  readonly ignored: readonly string[];
  /** Why files could not be read. */
  readonly errors: readonly ImportError[];
  /** Gives the expected name of a missing file. */
  readonly nameOf: (file: ImportFile) => string;
}

/**
 * Reads a ZIP of CSV files, or a workbook with one sheet for each; the content decides which it is.
 */
export async function readUpload(bytes: Uint8Array, fileName: string): Promise<ImportInput> {
  if (isWorkbook(bytes)) return readWorkbook(bytes, fileName);
  try {
    return readFiles(await readZip(bytes, ZIP_LIMITS));
  } catch (error) {
    return unreadable(error, fileName, csvName);
  }
}

function isWorkbook(bytes: Uint8Array): boolean {
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(WORKBOOK_PART) >= 0
  );
}

function isHeaderOf(file: ImportFile | undefined, cells: readonly string[]): boolean {
  return file !== undefined && isHeader(cells, Object.keys(FILE_COLUMNS[file]));
}

function csvName(file: ImportFile): string {
  return `${file}.csv`;
}

function importFile(name: string): ImportFile | undefined {
  const base = name
    .trim()
    .toLowerCase()
    .replace(/\.csv$/, '');
  return IMPORT_FILES.find((file) => file === base);
}

/** Reads CSV files by name; ignores files with other names. */
export function readFiles(files: ReadonlyMap<string, Uint8Array>): ImportInput {
  const sources = new Map<ImportFile, ImportSource>();
  const ignored: string[] = [];
  const errors: ImportError[] = [];
  for (const [name, bytes] of files) {
    const file = name.toLowerCase().endsWith('.csv') ? importFile(name) : undefined;
    if (file === undefined) ignored.push(name);
    else sources.set(file, readCsv(name, bytes, { errors, as: file }));
  }
  return { sources, ignored: ignored.sort(), errors, nameOf: csvName };
}

function readCsv(
  file: string,
  bytes: Uint8Array,
  { errors, as }: { readonly errors: ImportError[]; readonly as: ImportFile },
): ImportSource {
  if (bytes.length > MAX_FILE_BYTES) {
    const params = { maximum_mib: MAX_FILE_BYTES / MEBIBYTE };
    errors.push({ file, row: null, column: null, code: 'file_too_large', params });
    return { file, table: null };
  }
  try {
    return { file, table: parseCsv(bytes, (cells) => isHeaderOf(as, cells)) };
  } catch (error) {
    errors.push(...faultsOf(error, file));
    return { file, table: null };
  }
}

async function readWorkbook(bytes: Uint8Array, fileName: string): Promise<ImportInput> {
  const nameOf = (file: ImportFile) => file;
  try {
    const sheets = await parseXlsx(
      bytes,
      (sheet) => importFile(sheet) !== undefined,
      (cells, sheet) => isHeaderOf(importFile(sheet), cells),
    );
    const sources = new Map<ImportFile, ImportSource>();
    const errors: ImportError[] = [];
    for (const [sheet, table] of sheets) {
      const file = importFile(sheet);
      if (file === undefined) continue;
      const code = sources.has(file) ? 'duplicate_file' : 'empty_file';
      const isSound = code === 'empty_file' && table.header.length > 0;
      if (!isSound) errors.push({ file: sheet, row: null, column: null, code, params: {} });
      sources.set(file, { file: sheet, table: isSound ? table : null });
    }
    const ignored = [...sheets.keys()].filter((sheet) => importFile(sheet) === undefined);
    return { sources, ignored: ignored.sort(), errors, nameOf };
  } catch (error) {
    return unreadable(error, fileName, nameOf);
  }
}

/** Reports an upload whose content cannot be read. */
function unreadable(
  error: unknown,
  file: string,
  nameOf: (file: ImportFile) => string,
): ImportInput {
  const errors = faultsOf(error, file);
  const sources = new Map(IMPORT_FILES.map((name) => [name, { file: nameOf(name), table: null }]));
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
