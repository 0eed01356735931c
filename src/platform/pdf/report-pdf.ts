import type { Language } from '#domain/kernel/language.ts';
import { isLocalDate } from '#domain/kernel/local-date.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import { translate } from '#platform/i18n/translate.ts';
import { indentColumn } from '#platform/tabular/indent-column.ts';
import { breakable, formatDay, formatMoney, signed } from './notation.ts';
import { renderTypst, type PdfDocument } from './typst.ts';

export interface ReportPdfOptions {
  language: Language;
  /** YYYY-MM-DD, shown at the foot of every page and kept as the date of the document. */
  generated_on: string;
}

/** What the template shows: every number and date is already text in the language of the reader. */
export interface ReportPdfData {
  language: Language;
  title: string;
  subtitle: string;
  date: { year: number; month: number; day: number };
  generated: string;
  page: string;
  landscape: boolean;
  /** On each page on which their rows go on. */
  repeat_headings: boolean;
  columns: ReportPdfColumn[];
  indent_column: number;
  blocks: ReportPdfBlock[];
}

interface ReportPdfRow {
  level: number;
  /** A heading without figures is one cell across the table. */
  cells: string[];
}

/** Headings that follow one another stand together; those that open nothing are `loose`. */
interface ReportPdfBlock {
  kind: 'headings' | 'loose_headings' | 'line' | 'total';
  rows: ReportPdfRow[];
}

interface ReportPdfColumn {
  label: string;
  numeric: boolean;
  /** Width in ems, or as a share of what the columns in ems leave. */
  width: { em: number } | { share: number };
}

type Column = ReportTable['columns'][number];
type Row = ReportTable['rows'][number];

const EN_SPACE = '\u{2002}';
/** Text columns up to this many characters keep their own width. */
const SHORT_TEXT = 12;
const LONG_TEXT = 48;
const FIGURE_EM = 0.5;
const LETTER_EM = 0.62;
const CELL_PADDING_EM = 1;
const MAX_PORTRAIT_COLUMNS = 6;

/** A report as a tagged A4 document in the language of its reader. */
export function renderReportPdf(table: ReportTable, options: ReportPdfOptions): Buffer {
  return renderReportDocument(table, options).bytes;
}

/** `renderReportPdf` together with the number of pages and the title. */
export function renderReportDocument(table: ReportTable, options: ReportPdfOptions): PdfDocument {
  return renderTypst('platform/pdf/report-table.typ', reportPdfData(table, options));
}

/** The data of the template; the same table and options always give the same data. */
export function reportPdfData(table: ReportTable, options: ReportPdfOptions): ReportPdfData {
  const { language, generated_on } = options;
  const [year = 0, month = 0, day = 0] = generated_on.split('-').map(Number);
  const drawn = withoutHeadingColumns(table);
  const bodyRows = drawn.rows
    .filter((row) => row.kind !== 'heading')
    .map((row) => rowCells(drawn, row, language));
  return {
    language,
    title: table.title,
    subtitle: table.subtitle,
    date: { year, month, day },
    generated: translate(language, 'report.drawn_up', { date: generated_on }),
    page: translate(language, 'report.page'),
    landscape: drawn.columns.length > MAX_PORTRAIT_COLUMNS,
    repeat_headings: drawn !== table,
    columns: drawn.columns.map((column, index) => ({
      label: column.label,
      numeric: column.kind === 'money' || column.kind === 'integer',
      width: columnWidth(column, index, bodyRows),
    })),
    indent_column: indentColumn(drawn),
    blocks: pdfBlocks(drawn, language),
  };
}

/** The table without the columns that its headings say; the rows need not stand in from these, then. */
function withoutHeadingColumns(table: ReportTable): ReportTable {
  const kept = table.columns.map(({ in_headings }) => in_headings !== true);
  if (kept.every(Boolean)) return table;
  const isKept = (_: unknown, index: number) => kept[index] === true;
  return {
    ...table,
    columns: table.columns.filter(isKept),
    rows: table.rows.map((row) => ({
      ...row,
      level: 0,
      cells:
        row.kind === 'heading'
          ? row.cells.filter((cell) => cell !== null)
          : row.cells.filter(isKept),
    })),
  };
}

function pdfBlocks(table: ReportTable, language: Language): ReportPdfBlock[] {
  const blocks: ReportPdfBlock[] = [];
  for (const row of table.rows) {
    const { kind, level } = row;
    if (kind !== 'heading') {
      blocks.push({ kind, rows: [{ level, cells: rowCells(table, row, language) }] });
      continue;
    }
    const pdfRow = { level, cells: headingCells(table, row, language) };
    const previous = blocks.at(-1);
    if (previous?.kind === 'headings') previous.rows.push(pdfRow);
    else blocks.push({ kind: 'headings', rows: [pdfRow] });
  }
  const last = blocks.at(-1);
  if (last?.kind === 'headings') last.kind = 'loose_headings';
  return blocks;
}

function headingCells(table: ReportTable, row: Row, language: Language): string[] {
  const cells = rowCells(table, row, language);
  if (row.cells.some((cell) => typeof cell === 'number')) return cells;
  return [cells.filter((cell) => cell !== '').join(EN_SPACE)];
}

function rowCells(table: ReportTable, { cells }: Row, language: Language): string[] {
  return table.columns.map((column, index) => cellText(cells[index] ?? null, column, language));
}

function cellText(value: string | number | null, { kind }: Column, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    return kind === 'money' ? formatMoney(value, language) : signed(String(value));
  }
  if (kind === 'date' && isLocalDate(value)) return formatDay(value, language);
  return breakable(value);
}

/**
 * Worked out here because letting the template measure thousands of cells doubles the time.
 * Figures are half an em wide, letters up to a little more on average.
 */
function columnWidth(
  { kind, label }: Column,
  index: number,
  rows: readonly string[][],
): ReportPdfColumn['width'] {
  const longest = rows.reduce((width, cells) => Math.max(width, (cells[index] ?? '').length), 0);
  const isLong = kind === 'text' && Math.max(longest, label.length) > SHORT_TEXT;
  if (isLong) {
    return { share: Math.min(LONG_TEXT, Math.max(SHORT_TEXT, longest)) };
  }
  const labelWord = Math.max(...label.split(/\s/).map((word) => word.length));
  const content = longest * (kind === 'text' ? LETTER_EM : FIGURE_EM);
  return { em: Math.ceil(Math.max(content, labelWord * LETTER_EM) + CELL_PADDING_EM) };
}
