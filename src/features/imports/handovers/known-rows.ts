import type { CopiedTable, HandedRow, Reference } from '#platform/db/handed-tables.ts';

/** Rows that were read, by the columns by which others refer to them. */
export class KnownRows {
  readonly #keys = new Map<string, Set<string>>();
  readonly #wanted: ReadonlyMap<string, readonly (readonly string[])[]>;

  /** @param tables all tables, of which the references are followed */
  constructor(tables: readonly CopiedTable[]) {
    const wanted = new Map<string, string[][]>();
    for (const { references } of tables) {
      for (const { table, refers_to } of references) {
        const before = wanted.get(table) ?? [];
        if (!before.some((columns) => columns.join() === refers_to.join()))
          wanted.set(table, [...before, [...refers_to]]);
      }
    }
    this.#wanted = wanted;
  }

  add(table: string, row: HandedRow): void {
    for (const columns of this.#wanted.get(table) ?? []) {
      const key = keyOf(row, columns);
      if (key === undefined) continue;
      const name = `${table}(${columns.join()})`;
      const keys = this.#keys.get(name) ?? new Set<string>();
      keys.add(key);
      this.#keys.set(name, keys);
    }
  }

  /** Whether the row that a row refers to was read; also true if it refers to none. */
  has(row: HandedRow, { table, columns, refers_to }: Reference): boolean {
    const key = keyOf(row, columns);
    if (key === undefined) return true;
    return this.#keys.get(`${table}(${refers_to.join()})`)?.has(key) === true;
  }
}

/** Joins the values of columns; undefined if one is null. */
function keyOf(row: HandedRow, columns: readonly string[]): string | undefined {
  const values = columns.map((name) => row[name]);
  return values.some((value) => value === null || value === undefined)
    ? undefined
    : values.map(String).join(' ');
}
