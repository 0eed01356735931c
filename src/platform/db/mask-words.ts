import type { Connection } from './connection.ts';
import { ofTenant, tableOf, typeOf, type ColumnOf, type SharedTable, type Table } from './rows.ts';
import { column, join, sql } from './sql.ts';

/** Words that name a person, and their replacement. */
export interface Masking {
  readonly pattern: string | null;
  readonly pseudonym: string;
}

/**
 * Replaces words that name a person with a pseudonym, in these columns of the tenant's rows.
 * @returns the number of changed rows
 */
export async function maskWords<T extends Exclude<Table, SharedTable>>(
  db: Connection,
  table: T,
  names: readonly ColumnOf<T>[],
  { pattern, pseudonym }: Masking,
): Promise<number> {
  if (pattern === null) return 0;
  const masked = names.map((name) =>
    typeOf(table, name) === 'jsonb'
      ? sql`${column(name)} = app.masked(${column(name)}, ${pattern}, ${pseudonym})`
      : sql`${column(name)} = regexp_replace(${column(name)}, ${pattern}, ${pseudonym}, 'gi')`,
  );
  const named = names.map((name) => sql`${column(name)}::text ~* ${pattern}`);
  return db.execute(sql`update ${tableOf(table)} set ${join(masked)}
    where ${ofTenant(db, table)} and (${join(named, ' or ')})`);
}
