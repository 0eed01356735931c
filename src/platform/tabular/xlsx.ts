import { isDate } from 'node:util/types';
import readWorkbook, { type Sheet } from 'read-excel-file/universal';
import writeWorkbook, { type Cell, type CellObject, type Row } from 'write-excel-file/node';
import { daysBetween, isLocalDate } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { trimEndOf } from '#domain/kernel/trim-end.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { ReportPaper } from '#platform/paper.ts';
import { formatDay } from '#platform/pdf/notation.ts';
import { indentColumn } from './indent-column.ts';
import {
  belowTitles,
  findHeaderFaults,
  hasContent,
  type ParsedRow,
  type ParsedTable,
} from './parsed-table.ts';
import { fault, MAX_FAULTS, TabularError, type TabularFault } from './tabular-error.ts';
import { sanitizeWorkbook } from './xlsx-parts.ts';
import { resetZipDates } from './zip-writer.ts';

type Kind = ReportTable['columns'][number]['kind'];

const NUMBER_FORMATS = { money: '#,##0.00', integer: '0' } as const;
/** A sheet with more columns is printed in landscape. */
const MAX_PORTRAIT_COLUMNS = 6;
/** Day 0 of spreadsheets, whose day 60 is 29 February 1900, which never existed. */
const EPOCH = '1899-12-30';
const FIRST_SERIAL_AFTER_FALSE_DAY = 61;
const MAX_SHEET_NAME = 31;
const WIDTH = { min: 10, max: 60 };
const fifteenDigits = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumSignificantDigits: 15,
});

/**
 * Renders a report as a workbook of one sheet: title, subtitle, senders and date, a blank row,
 * header, rows. Amounts are numbers in euro and dates are dates, so that they can be used in
 * formulas.
 */
export async function renderXlsx(table: ReportTable, paper: ReportPaper): Promise<Buffer> {
  const indented = indentColumn(table);
  const dayFormat = formatDay('yyyy-mm-dd', paper.language);
  const preamble: Row[] = [
    [{ value: table.title, fontWeight: 'bold', fontSize: 14 }],
    ...[table.subtitle, ...paperLines(paper)].map((value) => [{ value, textColor: '#555555' }]),
    [],
  ];
  const sheet: Row[] = [
    ...preamble,
    table.columns.map((column) => headerCell(column.label, column.kind)),
    ...table.rows.map((row) =>
      table.columns.map(({ kind }, index) =>
        bodyCell(row, row.cells[index] ?? null, {
          kind,
          dayFormat,
          indent: index === indented ? row.level : 0,
        }),
      ),
    ),
  ];
  const workbook = writeWorkbook(sheet, {
    sheet: sheetName(table.title),
    columns: table.columns.map((_, index) => ({ width: columnWidth(table, index) })),
    stickyRowsCount: preamble.length + 1,
    ...(table.columns.length > MAX_PORTRAIT_COLUMNS ? { orientation: 'landscape' } : {}),
  });
  return resetZipDates(await workbook.toBuffer());
}

/** Lines with the senders, one row each, and the date. */
function paperLines({ senders, language, generated_on }: ReportPaper): string[] {
  return [
    ...senders.map(({ caption, name, lines }) => `${caption} – ${[name, ...lines].join(', ')}`),
    translate(language, 'report.drawn_up', { date: generated_on }),
  ];
}

function headerCell(label: string, kind: Kind): CellObject {
  return {
    value: label,
    fontWeight: 'bold',
    backgroundColor: '#EEEEEE',
    bottomBorderStyle: 'thin',
    align: kind === 'text' ? 'left' : 'right',
    wrap: true,
  };
}

function bodyCell(
  row: ReportTable['rows'][number],
  value: string | number | null,
  { kind, dayFormat, indent }: { kind: Kind; dayFormat: string; indent: number },
): Cell {
  const style: CellObject = {
    ...(row.kind === 'line' ? {} : { fontWeight: 'bold' }),
    ...(row.kind === 'total' ? { topBorderStyle: 'thin' } : {}),
    ...(indent > 0 ? { indent } : {}),
  };
  if (value === null) return Object.keys(style).length === 0 ? null : style;
  if (typeof value === 'string') {
    const isDay = kind === 'date' && isLocalDate(value);
    const serial = isDay ? daysBetween(EPOCH, value) : 0;
    return serial >= FIRST_SERIAL_AFTER_FALSE_DAY
      ? { ...style, value: serial, format: dayFormat }
      : { ...style, value };
  }
  if (kind === 'money') return { ...style, value: toEuro(value), format: NUMBER_FORMATS.money };
  return kind === 'integer'
    ? { ...style, value, format: NUMBER_FORMATS.integer }
    : { ...style, value };
}

function sheetName(title: string): string {
  const allowed = title.replaceAll(/[[\]/\\:*?\p{Cc}\s]+/gu, ' ').replace(/^[ ']+/, '');
  return trimEndOf(allowed.slice(0, MAX_SHEET_NAME), " '") || 'Sheet1';
}

/** Width of a column for the longest text, with room for the thousands separators of an amount. */
function columnWidth(table: ReportTable, index: number): number {
  const label = table.columns[index]?.label ?? '';
  const indented = indentColumn(table) === index;
  const longest = table.rows.reduce((width, { kind, level, cells }) => {
    // A heading may overflow into empty cells next to it.
    if (kind === 'heading') return width;
    const text = String(cells[index] ?? '').length + (indented ? 2 * level : 0);
    return Math.max(
      width,
      table.columns[index]?.kind === 'money' ? Math.ceil((text * 4) / 3) : text,
    );
  }, label.length);
  return Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2));
}

/**
 * Parses the sheets of a workbook by name, in the shape of `parseCsv`. The header is the first row
 * with content, or below titles the first that `isHeader` recognizes. Numbers are plain decimals to
 * the 15 digits a spreadsheet keeps, dates YYYY-MM-DD, booleans 'true' and 'false', empty cells ''; empty rows are dropped. Sheets that
 * `isWanted` rejects are listed but not read: no header, no rows. Throws TabularError for a file
 * that is not a workbook, one that would take too much memory, headers that are empty or repeated,
 * and cells outside the columns of the header.
 */
export async function parseXlsx(
  bytes: Uint8Array,
  isWanted: (sheet: string) => boolean = () => true,
  isHeader: (cells: readonly string[], sheet: string) => boolean = () => true,
): Promise<Map<string, ParsedTable>> {
  const tables = new Map<string, ParsedTable>();
  const faults: TabularFault[] = [];
  for (const { sheet, data } of await readSheets(bytes)) {
    const { table, faults: found } = sheetTable(isWanted(sheet) ? data : [], (cells) =>
      isHeader(cells, sheet),
    );
    faults.push(...found.map((one) => ({ ...one, sheet })));
    tables.set(sheet, table);
  }
  if (faults.length > 0) throw new TabularError(faults.slice(0, MAX_FAULTS));
  return tables;
}

async function readSheets(bytes: Uint8Array): Promise<Sheet<string>[]> {
  const workbook = await sanitizeWorkbook(bytes);
  try {
    return await readWorkbook(workbook, { trim: false, parseNumber: plainDecimal });
  } catch (error) {
    throw new TabularError([fault('unreadable_workbook')], { cause: error });
  }
}

function sheetTable(
  data: readonly (readonly unknown[])[],
  isHeader: (cells: readonly string[]) => boolean,
): {
  table: ParsedTable;
  faults: TabularFault[];
} {
  const all = data
    .map((cells, index): ParsedRow => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(hasContent);
  const [first, ...rest] = belowTitles(all, isHeader);
  if (!first) return { table: { header: [], rows: [] }, faults: [] };
  const header = first.cells.slice(0, usedWidth(first.cells)).map((name) => name.trim());
  const faults = findHeaderFaults(header, first.line);
  for (const { line, cells } of rest) {
    const found = usedWidth(cells);
    if (found > header.length) {
      faults.push(fault('ragged_row', { expected: header.length, found }, line));
    }
  }
  const rows = rest.map(({ line, cells }) => ({ line, cells: cells.slice(0, header.length) }));
  return { table: { header, rows }, faults };
}

/** Number of cells without the empty ones at the end. */
function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function cellText(value: unknown): string {
  if (isDate(value)) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return typeof value === 'string' ? value : '';
}

/**
 * Formats a number as in a cell: no exponent, and no artefacts of binary fractions (0.1 + 0.2 is
 * 0.3).
 */
function plainDecimal(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  return value === 0 ? '0' : fifteenDigits.format(value);
}
