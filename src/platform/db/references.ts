import type { Connection } from './connection.ts';
import type { Table } from './rows.ts';
import { emptiedReferences } from './schema.generated.ts';
import { raw, sql, type Sql } from './sql.ts';

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
 * Empties the columns that refer to rows about to be deleted. On one server their keys would do so
 * (`on delete set null`); on several they cannot.
 * @param which condition for the rows of the table
 */
export async function emptyReferences(db: Connection, table: Table, which: Sql): Promise<void> {
  const found = REFERENCES[table] ?? [];
  await Promise.all(found.map((one) => db.execute(buildUpdate(db, table, one, which))));
}

function buildUpdate(
  db: Connection,
  table: Table,
  { table: referring, column, through }: EmptiedReference,
  which: Sql,
): Sql {
  const name = table.includes('.') ? table : `app.${table}`;
  const rows = sql`select id from ${raw(name)} where ${inTenant(db, name)} and ${which}`;
  const targets = through.reduce(
    (ids, next) => sql`select id from ${raw(next.table)}
      where ${inTenant(db, next.table)} and ${raw(next.column)} in (${ids})`,
    rows,
  );
  return sql`update ${raw(referring)} set ${raw(column)} = null
    where ${inTenant(db, referring)} and ${raw(column)} in (${targets})`;
}

function inTenant(db: Connection, table: string): Sql {
  return table.startsWith('auth.') ? sql`true` : sql`organization_id = ${db.organizationId}`;
}
