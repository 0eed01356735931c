import type { Connection } from './connection.ts';
import type { Table } from './rows.ts';
import { emptiedReferences } from './schema.generated.ts';
import { join, raw, sql, type Sql } from './sql.ts';

/** A column that is emptied when the row that it refers to is deleted. */
export interface EmptiedReference {
  /** Name of the table, with its schema. */
  readonly table: string;
  readonly column: string;
  /**
   * Tables in between, whose rows are deleted with the row that they refer to, and that column;
   * nearest to the deleted row first.
   */
  readonly through: readonly { readonly table: string; readonly column: string }[];
}

const REFERENCES: Readonly<Record<string, readonly EmptiedReference[]>> = emptiedReferences;

/**
 * Builds the beginning of a statement that deletes rows: it empties the columns that refer to them, as
 * their keys do on one server (`on delete set null`). On several servers they cannot.
 * @param which condition for the rows of the table
 */
export function emptyingReferences(db: Connection, table: Table, which: Sql): Sql {
  const updates = buildUpdates(db, table, which);
  if (updates.length === 0) return sql``;
  return sql`with ${join(updates.map((one, index) => sql`${raw(`emptied_${index}`)} as (${one})`))} `;
}

/** Does the same in statements of its own, for tables whose rows are on different servers. */
export async function emptyReferences(db: Connection, table: Table, which: Sql): Promise<void> {
  await Promise.all(buildUpdates(db, table, which).map((one) => db.execute(one)));
}

/** Builds one update per table: a statement cannot change a row twice. */
function buildUpdates(db: Connection, table: Table, which: Sql): Sql[] {
  const name = table.includes('.') ? table : `app.${table}`;
  const byTable = Map.groupBy(REFERENCES[table] ?? [], (one) => one.table);
  return [...byTable].map(([referring, references]) => {
    const emptied = references.map(({ column, through }) => ({
      column: raw(column),
      isGone: sql`${raw(column)} in (${selectGone(db, name, which, through)})`,
    }));
    const values = emptied.map(({ column, isGone }) =>
      emptied.length === 1
        ? sql`${column} = null`
        : sql`${column} = case when ${isGone} then null else ${column} end`,
    );
    const isAnyGone = join(
      emptied.map(({ isGone }) => isGone),
      ' or ',
    );
    return sql`update ${raw(referring)} set ${join(values)}
      where ${inTenant(db, referring)} and (${isAnyGone})`;
  });
}

/** Selects the ids of rows that are deleted: those of the table, or rows that go with them. */
function selectGone(
  db: Connection,
  table: string,
  which: Sql,
  through: EmptiedReference['through'],
): Sql {
  return through.reduce(
    (ids, next) => sql`select id from ${raw(next.table)}
      where ${inTenant(db, next.table)} and ${raw(next.column)} in (${ids})`,
    sql`select id from ${raw(table)} where ${inTenant(db, table)} and ${which}`,
  );
}

function inTenant(db: Connection, table: string): Sql {
  return table.startsWith('auth.') ? sql`true` : sql`organization_id = ${db.organizationId}`;
}
