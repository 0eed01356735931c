import { TAKEOVER_FILES, type TakeoverFile } from '#domain/imports/import-error.ts';
import type { ImportSource } from '#domain/imports/plan-import.ts';
import { TAKEOVER_COLUMNS } from '#domain/imports/takeover-tables.ts';
import {
  readTables,
  readUpload,
  type FileSet,
  type ImportInput,
} from '#platform/tabular/table-files.ts';

/** The files of a takeover. */
const TAKEOVER_SET: FileSet<TakeoverFile> = { files: TAKEOVER_FILES, columns: TAKEOVER_COLUMNS };

/** First bytes of a ZIP archive and of a workbook, which no text file has. */
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');

/** The tables of an upload; the names of missing files are those of CSV files or of sheets. */
export interface TakeoverUpload extends Pick<
  ImportInput<TakeoverFile>,
  'sources' | 'ignored' | 'errors'
> {
  readonly names: Readonly<Record<TakeoverFile, string>>;
}

/** Reads a ZIP of CSV files, a workbook with a sheet for each, or one CSV file. */
export async function readTakeover(bytes: Uint8Array, fileName: string): Promise<TakeoverUpload> {
  const isTable = /\.csv$/i.test(fileName) && !ARCHIVE.equals(bytes.subarray(0, ARCHIVE.length));
  const { nameOf, ...input } = isTable
    ? readTables(new Map([[fileName, bytes]]), TAKEOVER_SET)
    : await readUpload(bytes, fileName, TAKEOVER_SET);
  return { ...input, names: nameAll(nameOf) };
}

/** Returns an upload that could not be read. */
export function refuseUpload(file: string, code: string): TakeoverUpload {
  const sources = new Map<TakeoverFile, ImportSource>();
  const errors = [{ file, row: null, column: null, code, params: {} }];
  return { sources, ignored: [], errors, names: nameAll((name) => name) };
}

function nameAll(nameOf: (file: TakeoverFile) => string): Record<TakeoverFile, string> {
  return Object.fromEntries(TAKEOVER_FILES.map((file) => [file, nameOf(file)])) as Record<
    TakeoverFile,
    string
  >;
}
