import { readFile } from 'node:fs/promises';
import type { ArchiveFault, ArchiveFaultCode } from '#domain/handover/archive-fault.ts';
import { isHandedEntryIntact, type HandedEntry } from '#features/books/ledger/index.ts';
import {
  type CopiedTable,
  type HandedRow,
  type HandingRules,
} from '#platform/db/handed-tables.ts';
import { listHandedColumns, type HandedRule } from '../handed-columns.ts';
import { KnownRows } from '../known-rows.ts';
import type { HandoverManifest } from '../handed-files.ts';
import type { OpenedArchive } from './open-archive.ts';

/** A table of the archive with its parsed rows. */
export interface ReadTable {
  readonly table: CopiedTable;
  readonly rule: HandedRule;
  readonly path: string;
  readonly columns: readonly string[];
  readonly rows: readonly HandedRow[];
}

/** The checked rows of an archive, referenced tables first. */
export type ReadRows = ReadonlyMap<string, ReadTable>;

const MAX_FAULTS = 200;

/** Collects faults, and stops at many. */
class Faults {
  readonly found: ArchiveFault[] = [];

  add(file: string, code: ArchiveFaultCode, facts: ArchiveFault['facts'] = {}): void {
    if (this.found.length < MAX_FAULTS) this.found.push({ file, code, facts });
  }
}

/**
 * Parses the rows of an archive and checks that they are those of one building: known tables and columns,
 * rows that belong to the building, references to rows of the archive, and entries that have the hash that
 * they had in the office that hands over.
 */
export async function readRows(
  { manifest, paths }: OpenedArchive,
  tables: readonly CopiedTable[],
  rules: HandingRules,
): Promise<{ readonly rows: ReadRows; readonly faults: readonly ArchiveFault[] }> {
  const faults = new Faults();
  const read = new Map<string, ReadTable>();
  for (const table of tables) {
    const listed = manifest.tables.filter((one) => one.table === table.name);
    const [given] = listed;
    if (given === undefined) continue;
    const rule = rules.get(table.name);
    if (rule === undefined || rule.kind === 'Left' || listed.length > 1) {
      faults.add(given.path, 'manifest_unknown');
      continue;
    }
    const rows = await parseRows(paths.get(given.path) ?? '', given, faults);
    const known = new Set(listHandedColumns(table, rule, rules));
    const unknown = given.columns.find((name) => !known.has(name));
    if (unknown === undefined) read.set(table.name, { ...given, table, rule, rows });
    else faults.add(given.path, 'rows_unreadable', { column: unknown });
  }
  const names = new Set(tables.map(({ name }) => name));
  for (const { table, path } of manifest.tables) {
    if (!names.has(table)) faults.add(path, 'manifest_unknown');
  }
  if (faults.found.length === 0) checkBelonging(read, manifest, faults);
  if (faults.found.length === 0) checkReferences(read, tables, rules, faults);
  if (faults.found.length === 0) checkEntries(read, manifest, faults);
  return { rows: read, faults: faults.found };
}

async function parseRows(
  path: string,
  { path: file, columns, rows: count }: HandoverManifest['tables'][number],
  faults: Faults,
): Promise<HandedRow[]> {
  const known = new Set(columns);
  try {
    const rows: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isRow = (row: unknown): row is HandedRow =>
      typeof row === 'object' &&
      row !== null &&
      !Array.isArray(row) &&
      Object.keys(row).every((name) => known.has(name));
    if (Array.isArray(rows) && rows.length === count && rows.every(isRow)) return rows;
  } catch {
    // Reported below, as for rows of another form.
  }
  faults.add(file, 'rows_unreadable', { column: '' });
  return [];
}

/** Checks that every row is of the building, or belongs to one that is. */
function checkBelonging(read: ReadRows, { building }: HandoverManifest, faults: Faults): void {
  const found = read.get('buildings')?.rows ?? [];
  if (found.length !== 1) faults.add('buildings.json', 'row_refused', { row: 1 });
  const ids = new Map<string, ReadonlySet<unknown>>();
  for (const [name, { rows }] of read) ids.set(name, new Set(rows.map(({ id }) => id)));
  for (const { rule, path, rows } of read.values()) {
    if (rule.kind === 'Referred') continue;
    const parents =
      rule.kind === 'Building' ? new Set<unknown>([building.id]) : (ids.get(rule.table) ?? new Set());
    for (const [index, row] of rows.entries()) {
      if (!parents.has(row[rule.by])) faults.add(path, 'row_refused', { row: index + 1 });
    }
  }
}

function checkReferences(
  read: ReadRows,
  tables: readonly CopiedTable[],
  rules: HandingRules,
  faults: Faults,
): void {
  const known = new KnownRows(tables);
  for (const [name, { rows }] of read) for (const row of rows) known.add(name, row);
  for (const { table, path, rows } of read.values()) {
    const checked = table.references.filter(
      (one) => (rules.get(one.table)?.kind ?? 'Left') !== 'Left',
    );
    for (const [index, row] of rows.entries()) {
      const open = checked.find((reference) => !known.has(row, reference));
      if (open === undefined) continue;
      const column = open.columns.join(', ');
      faults.add(path, 'reference_missing', { row: index + 1, column, table: open.table });
    }
  }
}

/** Lists the entries of an archive with their lines. */
export function listHandedEntries(read: ReadRows): HandedEntry[] {
  const lines = Map.groupBy(read.get('journal_lines')?.rows ?? [], ({ entry_id }) => entry_id);
  return (read.get('journal_entries')?.rows ?? []).map((entry) => ({
    entry: entry as unknown as HandedEntry['entry'],
    lines: (lines.get(entry['id']) ?? []) as unknown as HandedEntry['lines'],
  }));
}

function checkEntries(read: ReadRows, { organization }: HandoverManifest, faults: Faults): void {
  const path = read.get('journal_entries')?.path ?? '';
  for (const handed of listHandedEntries(read)) {
    if (isHandedEntryIntact(handed, organization.id)) continue;
    faults.add(path, 'entry_altered', { sequence: handed.entry.sequence });
  }
}
