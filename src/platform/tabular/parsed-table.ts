import { fault, type TabularFault } from './tabular-error.ts';

/** A row of the file: `line` is the line of the text or the row of the sheet, from 1. */
export interface ParsedRow {
  line: number;
  cells: string[];
}

/** Every row has exactly as many cells as the header. */
export interface ParsedTable {
  header: string[];
  rows: ParsedRow[];
}

/** Rows in which a header is looked for: titles above it are short. */
export const MAX_TITLES = 20;

/** Whether a row has a cell that is not blank. */
export function hasContent({ cells }: Pick<ParsedRow, 'cells'>): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** Drops the rows above the header; none if no row near the beginning is one. */
export function belowTitles(
  rows: readonly ParsedRow[],
  isHeader: (cells: readonly string[]) => boolean = () => true,
): readonly ParsedRow[] {
  const found = rows.slice(0, MAX_TITLES).findIndex(({ cells }) => isHeader(cells));
  return found <= 0 ? rows : rows.slice(found);
}

/** Finds columns without a name or with a repeated one: columns are looked up by name. */
export function findHeaderFaults(header: readonly string[], line: number): TabularFault[] {
  const faults: TabularFault[] = [];
  const seen = new Set<string>();
  for (const [index, name] of header.entries()) {
    if (name === '') faults.push(fault('empty_header', { column: index + 1 }, line));
    else if (seen.has(name)) faults.push(fault('duplicate_header', { name }, line));
    seen.add(name);
  }
  return faults;
}
