import type { Language } from '#domain/kernel/language.ts';
import { isLocalDate } from '#domain/kernel/local-date.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { ReportPaper, Sender } from '#platform/paper.ts';
import { indentColumn } from '#platform/tabular/indent-column.ts';
import { addBreaks, formatDay, formatMoney, useMinusSign } from './notation.ts';
import { renderTypst, toTypstDate, type PdfDocument } from './typst.ts';

/** Data of the template: every number and date is already text in the language of the reader. */
export interface ReportPdfData {
  language: Language;
  senders: readonly Sender[];
  title: string;
  subtitle: string;
  date: { year: number; month: number; day: number };
  generated: string;
  /** Small lines below it. */
  foot: readonly string[];
  /** Word before the page number. */
  page: string;
  landscape: boolean;
  /** Font size of the table, smaller if its columns would not fit on the page. */
  text_points: number;
  /** Whether headings are repeated on each page on which their rows continue. */
  repeat_headings: boolean;
  columns: ReportPdfColumn[];
  indent_column: number;
  blocks: ReportPdfBlock[];
  /** Label of the amounts carried over from the previous page. */
  carried_over: string;
  /** First column with carried amounts; the number of columns if there are none. */
  first_carried: number;
}

interface ReportPdfRow {
  level: number;
  /** Number of the headings that it belongs to. */
  headings: number;
  /** A heading without numbers is one cell across the table. */
  cells: string[];
  /** Amounts carried over by a page that begins after this row: a text for each column. */
  carried?: string[];
}

/** Rows of a table; consecutive headings are grouped, those without rows are `loose`. */
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
const SHORT_TEXT = 16;
const LONG_TEXT = 48;
const FIGURE_EM = 0.5;
const LETTER_EM = 0.5;
/** Extra width of capitals, which only matters in short texts. */
const CAPITALS_EM = 1;
const CELL_PADDING_EM = 1;
const MAX_PORTRAIT_COLUMNS = 6;
const TEXT_POINTS = 9.5;
/** Width of an A4 page between its margins. */
const LINE_POINTS = { portrait: 493, landscape: 739 };
/** Width that each column needs if it shares the rest. */
const SHARED_EM = 7;

/** Renders a report as a tagged A4 document in the language of its reader. */
export function renderReportPdf(table: ReportTable, paper: ReportPaper): Buffer {
  return renderReportDocument(table, paper).bytes;
}

/** Renders a report as `renderReportPdf` does, with the number of pages and the title. */
export function renderReportDocument(table: ReportTable, paper: ReportPaper): PdfDocument {
  return renderTypst('platform/pdf/report-table.typ', reportPdfData(table, paper));
}

/** Data of the template; the same table and paper always give the same data. */
export function reportPdfData(table: ReportTable, paper: ReportPaper): ReportPdfData {
  const { language, generated_on } = paper;
  const drawn = removeHeadingColumns(table);
  const isLandscape = drawn.columns.length > MAX_PORTRAIT_COLUMNS;
  const bodyRows = drawn.rows
    .filter((row) => row.kind !== 'heading')
    .map((row) => rowCells(drawn, row, language));
  const columns = drawn.columns.map((column, index) => ({
    label: column.label,
    numeric: column.kind === 'money' || column.kind === 'integer',
    width: columnWidth(column, index, bodyRows),
  }));
  return {
    language,
    senders: paper.senders.map(({ caption, name, lines }) => ({
      caption,
      name: addBreaks(name),
      lines: lines.map((line) => addBreaks(line)),
    })),
    title: table.title,
    subtitle: addBreaks(table.subtitle),
    date: toTypstDate(generated_on),
    generated: translate(language, 'report.drawn_up', { date: generated_on }),
    foot: paper.foot ?? [],
    page: translate(language, 'report.page'),
    landscape: isLandscape,
    text_points: fittingPoints(columns, isLandscape ? LINE_POINTS.landscape : LINE_POINTS.portrait),
    repeat_headings: drawn !== table,
    columns,
    indent_column: indentColumn(drawn),
    blocks: pdfBlocks(drawn, language),
    carried_over: translate(language, 'report.carried_over'),
    first_carried: firstCarried(drawn),
  };
}

/** Removes the columns that headings already show; rows then need no indentation. */
function removeHeadingColumns(table: ReportTable): ReportTable {
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
  let carried: Row['cells'] = [];
  let headings = 0;
  for (const row of table.rows) {
    const { kind, level } = row;
    if (kind !== 'heading') {
      carried = computeCarried(table, row, carried);
      const over = rowCells(table, { ...row, cells: carried }, language);
      const cells = rowCells(table, row, language);
      blocks.push({ kind, rows: [{ level, headings, cells, carried: over }] });
      continue;
    }
    carried = [];
    const previous = blocks.at(-1);
    if (previous?.kind !== 'headings') headings += 1;
    const pdfRow = { level, headings, cells: headingCells(table, row, language) };
    if (previous?.kind === 'headings') previous.rows.push(pdfRow);
    else blocks.push({ kind: 'headings', rows: [pdfRow] });
  }
  const last = blocks.at(-1);
  if (last?.kind === 'headings') last.kind = 'loose_headings';
  return blocks;
}

/** Amounts carried over after the row, given those before it. */
function computeCarried(table: ReportTable, row: Row, before: Row['cells']): Row['cells'] {
  return table.columns.map(({ carried }, index) => {
    const cell = row.cells[index] ?? null;
    if (carried === undefined) return null;
    return carried === 'last' ? cell : Number(before[index] ?? 0) + Number(cell ?? 0);
  });
}

function firstCarried({ columns }: ReportTable): number {
  const index = columns.findIndex(({ carried }) => carried !== undefined);
  return index < 0 ? columns.length : index;
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
    return kind === 'money' ? formatMoney(value, language) : useMinusSign(String(value));
  }
  if (kind === 'date' && isLocalDate(value)) return formatDay(value, language);
  return addBreaks(value);
}

/**
 * Computes the width of a column here: measuring thousands of cells in the template would double
 * the time. Digits are half an em wide, letters on average.
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
  const content = kind === 'text' ? widthOfText(longest) : longest * FIGURE_EM;
  return { em: Math.ceil(Math.max(content, widthOfText(labelWord)) + CELL_PADDING_EM) };
}

function fittingPoints(columns: readonly ReportPdfColumn[], line: number): number {
  const needed = columns.map(({ width }) => ('em' in width ? width.em : SHARED_EM));
  const ems = needed.reduce((sum, em) => sum + em, 0);
  return Math.min(TEXT_POINTS, Math.floor((10 * line) / ems) / 10);
}

function widthOfText(characters: number): number {
  return characters * LETTER_EM + CAPITALS_EM;
}
