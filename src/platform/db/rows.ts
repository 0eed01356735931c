import type { Session } from './session.ts';
import { allOf, assignments, column, insertValues, sql, type Sql } from './sql.ts';

/**
 * The statements that every table has in common. Each names the tenant: row level security is the
 * net below, not the method. `Row` is stated by the caller.
 */

function tableOf(name: string): Sql {
  return sql`app.${column(name)}`;
}

/** Inserts one row of the session's tenant and returns it whole. */
export function insertRow<Row>(
  db: Session,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const row = { organization_id: db.organizationId, ...values };
  return db.one<Row>(sql`insert into ${tableOf(table)} ${insertValues(row)} returning *`);
}

/** The row with this id, if it meets the conditions. */
export function findRow<Row>(
  db: Session,
  table: string,
  id: string,
  conditions: readonly Sql[] = [],
): Promise<Row | undefined> {
  return db.first<Row>(sql`select * from ${tableOf(table)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(conditions)}`);
}

/** The same, held against other writers until the transaction ends. */
export function lockRow<Row>(
  db: Session,
  table: string,
  id: string,
  conditions: readonly Sql[] = [],
): Promise<Row | undefined> {
  return db.first<Row>(sql`select * from ${tableOf(table)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(conditions)} for update`);
}

/** Changes the columns whose value is not undefined, counts the version up, and returns the row whole. */
export function updateRow<Row>(
  db: Session,
  table: string,
  id: string,
  changes: Readonly<Record<string, unknown>> & { readonly updated_at: string },
): Promise<Row> {
  return db.one<Row>(sql`update ${tableOf(table)} set ${assignments(changes)}, version = version + 1
    where organization_id = ${db.organizationId} and id = ${id} returning *`);
}

export async function deleteRow(db: Session, table: string, id: string): Promise<void> {
  await db.execute(
    sql`delete from ${tableOf(table)} where organization_id = ${db.organizationId} and id = ${id}`,
  );
}
