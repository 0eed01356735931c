import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/kernel/language.ts';
import { formatEuro } from '#domain/kernel/money.ts';
import { decodeWestern } from '#domain/kernel/western-text.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import {
  belowTitles,
  findHeaderFaults,
  hasContent,
  MAX_TITLES,
  type ParsedRow,
  type ParsedTable,
} from './parsed-table.ts';
import { fault, MAX_FAULTS, refuse, TabularError } from './tabular-error.ts';

const BOM = '\u{FEFF}';
const UTF8_MARK = Buffer.from(BOM);
/** First line in which a spreadsheet names the separator. */
const NAMED_SEPARATOR = /^sep=([,;\t|])\r?(?:\n|$)/i;
/**
 * Separators after which a spreadsheet of another locale, which ignores our quotes, may begin a
 * cell.
 */
const SEPARATOR = /([;|\t\r\n\u{061B}\u{FF1B}])/u;
/**
 * Characters that a spreadsheet may skip before a formula: spaces, invisible characters, quotes,
 * commas.
 */
const PASSED_OVER = String.raw`[\p{Z}\p{C}\p{DI}\u{2800}",\u{060C}\u{FF0C}]*`;
/** Characters that begin a formula, with their variants in other widths and the minus sign. */
const SIGNS = String.raw`[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FE66}\u{FE62}\u{FE63}\u{FE6B}\u{2212}]`;
const FORMULA_START = new RegExp(`^${PASSED_OVER}${SIGNS}`, 'u');
const NEGATIVE_NUMBER = /^\s*-\d+(?:[.,]\d+)?\s*$/;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const MAX_RECORD_CHARACTERS = 128_000;
const DELIMITERS = [',', ';', '\t'];
/** Characters in which the header is looked for. */
const HEAD_CHARACTERS = 10_000;
/** Far more than any reader of tables accepts, which then refuses the file. */
const MAX_RECORDS = 100_000;

type IsHeader = (cells: readonly string[]) => boolean;

interface CsvRecord {
  readonly cells: string[];
  /** Bytes read up to the end of the record. */
  readonly bytes: number;
}

/**
 * Renders the columns and rows of a report as CSV (RFC 4180), with CRLF and a byte order mark,
 * without which spreadsheets misread accents. Amounts are euro with two decimals. Separators are
 * those of the reader’s spreadsheet: comma and point in English, semicolon and decimal comma in the
 * other languages. Text that a spreadsheet would run as a formula gets an apostrophe before it;
 * negative numbers do not.
 */
export function renderCsv(table: ReportTable, language: Language = 'en'): string {
  const header = table.columns.map((column) => withoutFormula(column.label));
  const rows = table.rows.map((row) =>
    table.columns.map((column, index) => csvCell(row.cells[index] ?? null, column.kind, language)),
  );
  return stringify([header, ...rows], {
    bom: true,
    delimiter: language === 'en' ? ',' : ';',
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    // A single empty cell would otherwise be an empty line, which readers drop.
    quoted_empty: table.columns.length === 1,
  });
}

function csvCell(
  value: string | number | null,
  kind: ReportTable['columns'][number]['kind'],
  language: Language,
): string {
  if (value === null) return '';
  if (typeof value === 'string') return withoutFormula(value);
  const text = kind === 'money' ? formatEuro(value) : String(value);
  return language === 'en' ? text : text.replace('.', ',');
}

function withoutFormula(text: string): string {
  const guarded = text.split(SEPARATOR).map(withoutFormulaStart).join('');
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}

function withoutFormulaStart(text: string): string {
  return FORMULA_START.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/**
 * Parses a CSV file into header and rows. Accepts what spreadsheets write: Unicode or the code pages of
 * Windows and MS-DOS; commas, semicolons or tabs (whichever the header uses, or `sep=` names); LF
 * or CRLF; quoted cells. Drops rows without content and titles above the header, trims the names of
 * the header, and ignores rows after the 100,000th. Throws TabularError for damaged Unicode, wrong
 * quoting, rows that are not as wide as the header (all of them, by line), and header names that
 * are empty or repeated.
 * @param isHeader recognizes the header below titles; otherwise the first row is the header
 */
export function parseCsv(content: string | Uint8Array, isHeader?: IsHeader): ParsedTable {
  const text = decode(content);
  const all = readRows(text, isHeader);
  const [first, ...rows] = belowTitles(all.filter(hasContent), isHeader);
  if (!first) refuse('empty_file');
  const header = first.cells.map((name) => name.trim());
  const faults = [
    ...findHeaderFaults(header, first.line),
    ...rows
      .filter((row) => row.cells.length !== header.length)
      .map((row) =>
        fault('ragged_row', { expected: header.length, found: row.cells.length }, row.line),
      ),
  ];
  if (faults.length > 0) throw new TabularError(faults.slice(0, MAX_FAULTS));
  return { header, rows };
}

function decode(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : decodeBytes(content);
  if (!text.isWellFormed()) refuse('bad_encoding', {}, null);
  const zero = text.indexOf('\0');
  if (zero >= 0) refuse('not_text', {}, countLines(text.slice(0, zero)));
  return text.startsWith(BOM) ? text.slice(BOM.length) : text;
}

/** A file that is marked as UTF-8 and is not has been damaged; without the mark, it has a code page. */
function decodeBytes(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isMarked = buffer.subarray(0, UTF8_MARK.length).equals(UTF8_MARK);
  if (isMarked && !isUtf8(buffer)) refuse('bad_encoding', {}, findInvalidLine(buffer));
  return decodeWestern(buffer);
}

/**
 * Finds the first line that is not UTF-8. Lines can be checked separately, because only the line
 * feed itself contains its byte.
 */
function findInvalidLine(buffer: Buffer): number {
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = buffer.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(buffer.subarray(start, end))) return line;
    start = end + 1;
  }
}

function readRows(text: string, isHeader: IsHeader | undefined): ParsedRow[] {
  const [line = '', named] = NAMED_SEPARATOR.exec(text) ?? [];
  const rows = splitIntoRecords(text.slice(line.length), named, isHeader);
  return line === '' ? rows : rows.map((row) => ({ ...row, line: row.line + 1 }));
}

function splitIntoRecords(
  text: string,
  named: string | undefined,
  isHeader: IsHeader | undefined,
): ParsedRow[] {
  const bytes = Buffer.from(text);
  const delimiter = named ?? findDelimiter(text, isHeader);
  const parsed = parseRecords(bytes, delimiter);
  const lines = startLines(
    bytes,
    parsed.map((record) => record.bytes),
  );
  return parsed.map(({ cells }, index) => ({ line: lines[index] ?? 0, cells }));
}

function parseRecords(bytes: Buffer, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(bytes, {
      delimiter,
      record_delimiter: ['\r\n', '\n'],
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      to: MAX_RECORDS,
      on_record: (cells, info) => {
        records.push({ cells, bytes: info.bytes });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const offset = typeof error['bytes'] === 'number' ? error['bytes'] : 0;
    const code = error.code === 'CSV_MAX_RECORD_SIZE' ? 'record_too_long' : 'bad_quoting';
    return refuse(code, {}, countLines(bytes.toString('utf8', 0, offset)));
  }
}

/**
 * Computes the first line of each record: the parser counts a lone carriage return as a line, but
 * knows the end of each record in bytes.
 */
function startLines(bytes: Buffer, ends: readonly number[]): number[] {
  let line = 1;
  let offset = 0;
  return ends.map((end) => {
    for (let blank = blankLineLength(bytes, offset); blank > 0;) {
      line += 1;
      offset += blank;
      blank = blankLineLength(bytes, offset);
    }
    const start = line;
    for (; offset < end; offset += 1) if (bytes[offset] === LINE_FEED) line += 1;
    return start;
  });
}

function blankLineLength(bytes: Buffer, offset: number): 0 | 1 | 2 {
  if (bytes[offset] === LINE_FEED) return 1;
  return bytes[offset] === CARRIAGE_RETURN && bytes[offset + 1] === LINE_FEED ? 2 : 0;
}

/**
 * Finds the separator by which one of the first lines is a header, or else the one that is most frequent
 * in the first line outside quotes; a comma if there is none.
 */
function findDelimiter(text: string, isHeader: IsHeader | undefined): string {
  const lines = text.slice(0, HEAD_CHARACTERS).split('\n', MAX_TITLES);
  const bare = lines.map((line) => line.replaceAll(/"[^"]*"/g, 'x'));
  const first = bare.find((line) => line.trim() !== '') ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  const byNumber = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  const found = byNumber.find((delimiter) =>
    lines.some((line) => line.includes(delimiter) && isHeader?.(cellsOf(line, delimiter)) === true),
  );
  return found ?? byNumber[0] ?? ',';
}

function cellsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
}

/** Number of the line in which `before` ends. */
function countLines(before: string): number {
  return before.split('\n').length;
}
