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
