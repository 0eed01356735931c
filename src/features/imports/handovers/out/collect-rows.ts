import { assert } from '#domain/kernel/assert.ts';
import type { Connection } from '#platform/db/connection.ts';
import {
  describeTables,
  readHandedRows,
  type CopiedTable,
  type HandedRow,
  type HandingRules,
} from '#platform/db/handed-tables.ts';
import { listHandedColumns, type HandedRule as Rule } from '../handed-columns.ts';
import { KnownRows } from '../known-rows.ts';

/** Rows of a table as JSON texts, with the columns that they have. */
export interface CollectedTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** The building, and rows that are not part of its file. */
export interface Collecting {
  readonly building_id: string;
  readonly rules: HandingRules;
  /** Ids of rows that stay, by table. */
  readonly skipped: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reads all rows of a building: those that name it, those that belong to these, and those of the office
 * that they refer to. A reference to what stays is left out.
 * @returns the tables that have rows, referenced ones first
 */
export async function collectRows(
  db: Connection,
  { building_id, rules, skipped }: Collecting,
): Promise<CollectedTable[]> {
  const tables = await describeTables(db);
  const collector = new Collector(db, tables, { rules, skipped });
  const ruled = tables.flatMap((table) => {
    const rule = rules.get(table.name);
    return rule === undefined || rule.kind === 'Left' ? [] : [{ table, rule }];
  });
  const isOfOffice = (rule: Rule): boolean =>
    rule.kind === 'Referred' ||
    (rule.kind === 'Within' && rules.get(rule.table)?.kind === 'Referred');
  for (const { table, rule } of ruled) {
    if (rule.kind === 'Building') await collector.read(table, rule, [rule.by, [building_id]]);
    else if (rule.kind === 'Within' && !isOfOffice(rule)) {
      await collector.read(table, rule, [rule.by, collector.idsOf(rule.table)]);
    }
  }
  // Referring tables first: a supplier may name an account that nothing else names.
  for (const { table, rule } of ruled.toReversed()) {
    if (rule.kind === 'Referred') await collector.readReferred(table, rule);
  }
  for (const { table, rule } of ruled) {
    if (rule.kind !== 'Within' || !isOfOffice(rule)) continue;
    await collector.read(table, rule, [rule.by, collector.idsOf(rule.table)]);
  }
  return ruled.flatMap(({ table: { name } }) => collector.collected(name));
}

class Collector {
  readonly #db: Connection;
  readonly #rules: HandingRules;
  readonly #skipped: Collecting['skipped'];
  readonly #known: KnownRows;
  readonly #ids = new Map<string, string[]>();
  readonly #found = new Map<string, CollectedTable>();
  /** Values by which collected rows refer to rows of the office, by table and column. */
  readonly #wanted = new Map<string, Map<string, Set<string>>>();

  constructor(
    db: Connection,
    tables: readonly CopiedTable[],
    { rules, skipped }: Pick<Collecting, 'rules' | 'skipped'>,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#skipped = skipped;
    this.#known = new KnownRows(tables);
  }

  idsOf(table: string): readonly string[] {
    return this.#ids.get(table) ?? [];
  }

  collected(table: string): CollectedTable[] {
    const found = this.#found.get(table);
    return found === undefined || found.rows.length === 0 ? [] : [found];
  }

  /** Reads the rows of a table with these values in a column. */
  async read(
    table: CopiedTable,
    rule: Rule,
    by: readonly [column: string, values: readonly string[]],
  ): Promise<void> {
    const columns = listHandedColumns(table, rule, this.#rules);
    const texts = by[1].length === 0 ? [] : await readHandedRows(this.#db, table, columns, by);
    const skipped = this.#skipped.get(table.name);
    const kept = texts
      .map((text) => JSON.parse(text) as HandedRow)
      .filter(({ id }) => skipped?.has(String(id)) !== true);
    for (const row of kept) {
      this.#known.add(table.name, row);
      if (typeof row['id'] === 'string') this.#idList(table.name).push(row['id']);
    }
    // A row may refer to a later one of its table.
    const rows = kept.map((row) => JSON.stringify(this.#close(table, row)));
    const before = this.#found.get(table.name)?.rows ?? [];
    this.#found.set(table.name, { table: table.name, columns, rows: [...before, ...rows] });
  }

  /** Reads the rows of the office that collected rows refer to, and those that these refer to. */
  async readReferred(table: CopiedTable, rule: Rule): Promise<void> {
    const done = new Set<string>();
    for (;;) {
      const wanted = [...(this.#wanted.get(table.name) ?? new Map<string, Set<string>>())].flatMap(
        ([column, values]) => [...values].map((value) => [column, value] as const),
      );
      const next = wanted.filter(([column, value]) => !done.has(`${column} ${value}`));
      const [first] = next;
      if (first === undefined) return;
      const [column] = first;
      const values = next.flatMap(([name, value]) => (name === column ? [value] : []));
      for (const value of values) done.add(`${column} ${value}`);
      await this.read(table, rule, [column, values]);
    }
  }

  #idList(table: string): string[] {
    const ids = this.#ids.get(table) ?? [];
    this.#ids.set(table, ids);
    return ids;
  }

  /** Leaves out references to rows of other buildings, and notes those to rows of the office. */
  #close({ name, references }: CopiedTable, row: HandedRow): HandedRow {
    let closed = row;
    for (const reference of references) {
      const { table, columns, refers_to } = reference;
      const kind = this.#rules.get(table)?.kind ?? 'Left';
      if (kind === 'Left') continue;
      if (kind === 'Referred') {
        const [column] = columns;
        const [target] = refers_to;
        assert(columns.length === 1 && column !== undefined && target !== undefined, 'One column');
        const value = row[column];
        if (typeof value === 'string') this.#want(table, target, value);
      } else if (!this.#known.has(row, reference)) {
        assert(this.#rules.get(name)?.kind === 'Referred', `${name} refers to another building`);
        closed = { ...closed, ...Object.fromEntries(columns.map((column) => [column, null])) };
      }
    }
    return closed;
  }

  #want(table: string, column: string, value: string): void {
    const columns = this.#wanted.get(table) ?? new Map<string, Set<string>>();
    const values = columns.get(column) ?? new Set<string>();
    values.add(value);
    columns.set(column, values);
    this.#wanted.set(table, columns);
  }
}
