import { IMPORT_FILES, type ImportFile } from '#domain/imports/import-error.ts';
import { FILE_COLUMNS } from '#domain/imports/tables.ts';
import { readTables, type FileSet, type ImportInput } from '#platform/tabular/table-files.ts';

/** The files of a building. */
export const REGISTER_FILES: FileSet<ImportFile> = { files: IMPORT_FILES, columns: FILE_COLUMNS };

/** Reads the CSV files of a building by name; ignores files with other names. */
export function readFiles(files: ReadonlyMap<string, Uint8Array>): ImportInput<ImportFile> {
  return readTables(files, REGISTER_FILES);
}
