import { expenseColumns, readExpenses, type ReadExpenses } from '#domain/imports/expense-table.ts';
import { isHeader } from '#domain/imports/header-names.ts';
import type { ImportError } from '#domain/imports/import-error.ts';
import { paymentColumns, readPayments, type PaymentLine } from '#domain/imports/payment-table.ts';
import type { Columns } from '#domain/imports/tables.ts';
import { parseCsv } from '#platform/tabular/csv.ts';
import type { ParsedTable } from '#platform/tabular/parsed-table.ts';
import { TabularError } from '#platform/tabular/tabular-error.ts';
import { parseXlsx } from '#platform/tabular/xlsx.ts';

const MEBIBYTE = 1024 * 1024;
/** Size limit: the maximum number of rows, all of them long, is well below it. */
const MAX_FILE_BYTES = 8 * MEBIBYTE;
/** First bytes of a ZIP archive: every workbook starts with them, and no text file can. */
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');

/** Rows of a payment file, or the errors found in it. */
export interface PaymentFile {
  readonly file: string;
  readonly lines: readonly PaymentLine[];
  readonly errors: readonly ImportError[];
}

/** Rows of an expense file, or the errors found in it, with the columns that the import ignores. */
export interface ExpenseFile extends ReadExpenses {
  readonly file: string;
}

/**
 * Reads payments from a CSV file or a workbook and checks everything that needs no access to the
 * books.
 */
export async function readPaymentFile(bytes: Uint8Array, file: string): Promise<PaymentFile> {
  const { table, errors } = await findTable(bytes, file, paymentColumns);
  return table === null ? { file, lines: [], errors } : { file, ...readPayments(file, table) };
}

/**
 * Reads expenses from a CSV file or a workbook and checks everything that needs no access to the
 * books.
 */
export async function readExpenseFile(bytes: Uint8Array, file: string): Promise<ExpenseFile> {
  const { table, errors } = await findTable(bytes, file, expenseColumns);
  if (table === null) return { file, lines: [], errors, ignored: [] };
  return { file, ...readExpenses(file, table) };
}

interface FoundTable {
  readonly table: ParsedTable | null;
  readonly errors: readonly ImportError[];
}

/**
 * Reads the table of a file, whose format is detected from its content; in a workbook, the only
 * sheet that is not empty.
 */
async function findTable(bytes: Uint8Array, file: string, columns: Columns): Promise<FoundTable> {
  const names = Object.keys(columns);
  const isHead = (cells: readonly string[]) => isHeader(cells, names);
  const about = { file, row: null, column: null };
  if (bytes.length > MAX_FILE_BYTES) {
    const params = { maximum_mib: MAX_FILE_BYTES / MEBIBYTE };
    return { table: null, errors: [{ ...about, code: 'file_too_large', params }] };
  }
  try {
    if (!ARCHIVE.equals(bytes.subarray(0, ARCHIVE.length))) {
      return { table: parseCsv(bytes, isHead), errors: [] };
    }
    const sheets = [...(await parseXlsx(bytes, undefined, isHead)).values()].filter(
      ({ header }) => header.length > 0,
    );
    const [table, ...others] = sheets;
    if (table !== undefined && others.length === 0) return { table, errors: [] };
    const code = table === undefined ? 'empty_file' : 'too_many_sheets';
    return { table: null, errors: [{ ...about, code, params: {} }] };
  } catch (error) {
    if (!(error instanceof TabularError)) throw error;
    const errors = error.faults.map(({ code, line, sheet, params }) => ({
      file: sheet ?? file,
      row: line,
      column: null,
      code,
      params,
    }));
    return { table: null, errors };
  }
}
