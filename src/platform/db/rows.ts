import { assert } from '#domain/kernel/assert.ts';
import type { Connection } from './connection.ts';
import { columnTypes, type OptionalColumns, type Rows } from './schema.generated.ts';
import { allOf, assignments, column, insertValues, join, raw, sql, type Sql } from './sql.ts';
import type { Image } from './trail.ts';

/**
 * The statements that all tables have in common. Each names the tenant: row level security is the
 * net below, not the method. Rows and their columns are those of the migrated database.
 */

/** Tables of a tenant go by their bare name; those of schema auth are shared by all tenants. */
export type Table = keyof Rows;
type SharedTable = Extract<Table, `auth.${string}`>;
/** A row as it is read. */
export type Row<T extends Table> = Rows[T];

export type TableWith<Column extends string> = {
  [T in Table]: Rows[T] extends Readonly<Record<Column, unknown>> ? T : never;
}[Table];
type Left<T extends Table> = Extract<OptionalColumns[T], keyof Rows[T]>;

/** Added to what is inserted. */
type TenantColumn<T extends Table> = T extends SharedTable ? never : 'organization_id';

/** A row to be inserted: what is nullable or has a default may be left out, the tenant is added. */
export type NewRow<T extends Table> = Omit<Rows[T], Left<T> | TenantColumn<T>> & {
  readonly [Column in Left<T>]?: Rows[T][Column] | undefined;
};

/** What of a row is changed; what is undefined stays. */
export type Changes<T extends Table> = {
  readonly [Column in keyof Rows[T]]?: Rows[T][Column] | undefined;
};

function isShared(table: Table): table is SharedTable {
  return table.startsWith('auth.');
}

function tableOf(table: Table): Sql {
  return raw(isShared(table) ? table : `app.${table}`);
}

/** The rows of the connection's tenant; of a shared table, all. */
function ofTenant(db: Connection, table: Table): Sql {
  return isShared(table) ? sql`true` : sql`organization_id = ${db.organizationId}`;
}

/** A value as the driver takes it: of an array, and of a text, it would make no JSON. */
function stored(table: Table, name: string, value: unknown): unknown {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  const isJson = types[name] === 'jsonb' && value !== null && value !== undefined;
  return isJson ? JSON.stringify(value) : value;
}

function storedValues(table: Table, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, stored(table, name, value)]),
  );
}

/** Inserts one row of the connection's tenant and returns it whole. */
export async function insertRow<T extends Table>(
  db: Connection,
  table: T,
  values: NewRow<T>,
): Promise<Row<T>> {
  noteRow(db, table, values);
  const tenant = isShared(table) ? {} : { organization_id: db.organizationId };
  const row = { ...tenant, ...storedValues(table, values) };
  const inserted = await db.one<Row<T>>(
    sql`insert into ${tableOf(table)} ${insertValues(row)} returning *`,
  );
  noteChange(db, table, { before: null, after: inserted });
  return inserted;
}

/**
 * Inserts rows in one statement whatever their number. A column that no row names has its default; what
 * only some rows name is null in the others.
 * @param conflict what to do with those that exist: `on conflict …`
 */
export async function insertRows<T extends Table>(
  db: Connection,
  table: T,
  rows: readonly NewRow<T>[],
  conflict: Sql = sql``,
): Promise<void> {
  if (rows.length > 0) await db.execute(sql`${bulkInsert(db, table, rows)} ${conflict}`);
}

/** The same, with the rows that were inserted, whole and in no particular order. */
export async function insertRowsReturning<T extends Table>(
  db: Connection,
  table: T,
  rows: readonly NewRow<T>[],
  conflict: Sql = sql``,
): Promise<Row<T>[]> {
  if (rows.length === 0) return [];
  return db.query<Row<T>>(sql`${bulkInsert(db, table, rows)} ${conflict} returning *`);
}

/** Rows that can change are records, of which the audit log keeps what they were and are. */
function noteChange(
  db: Connection,
  table: Table,
  { before, after }: { readonly before: object | null; readonly after: object | null },
): void {
  if (!('version' in columnTypes[table])) return;
  const { id } = (after ?? before ?? {}) as { readonly id?: string };
  if (id === undefined) return;
  db.trail.note({ table, id, before: before as Image | null, after: after as Image | null });
}

/** Rows that have an id are told of once they are durable. */
function noteRow(db: Connection, table: Table, row: object): void {
  if ('id' in row && typeof row.id === 'string') db.written.note(table, row.id);
}

function bulkInsert<T extends Table>(db: Connection, table: T, rows: readonly NewRow<T>[]): Sql {
  for (const row of rows) {
    noteRow(db, table, row);
    noteChange(db, table, { before: null, after: row });
  }
  const columns = (Object.keys(columnTypes[table]) as ColumnOf<T>[]).filter((name) =>
    (rows as readonly Changes<T>[]).some((row) => row[name] !== undefined),
  );
  const names = join(columns.map(column));
  const given = unnested(table, columns, rows as readonly Changes<T>[]);
  if (isShared(table)) return sql`insert into ${tableOf(table)} (${names}) ${given}`;
  return sql`insert into ${tableOf(table)} (organization_id, ${names})
    select ${db.organizationId}::uuid, given.* from (${given}) as given`;
}

export type ColumnOf<T extends Table> = Extract<keyof Rows[T], string>;

/**
 * Values for one statement whatever their number, typed as the columns of a table:
 * `select * from unnest($1::uuid[], $2::text[], …) as t (id, name, …)`.
 */
export function unnested<T extends Table>(
  table: T,
  columns: readonly ColumnOf<T>[],
  rows: readonly Changes<T>[],
): Sql {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  const arrays = columns.map((name) => {
    const type = types[name] ?? '';
    assert(!type.endsWith('[]'), `unnest would flatten the arrays of ${name}`);
    const values = rows.map((row) => stored(table, name, row[name]) ?? null);
    return sql`${values}::${raw(type)}[]`;
  });
  return sql`select * from unnest(${join(arrays)}) as t (${join(columns.map(column))})`;
}

/**
 * A table as its owner publishes it for the joins of other features: these columns, of the
 * connection's tenant alone, in place of a table's name: `join ${owners(db)} as owner on …`.
 */
export function relation<T extends Table>(
  table: T,
  columns: readonly Extract<keyof Rows[T], string>[],
): (db: Connection) => Sql {
  const whole = sql`select ${join(columns.map(column))} from ${tableOf(table)}`;
  return (db) => sql`(${whole} where ${ofTenant(db, table)})`;
}

/** The row with this id, if it meets the conditions. */
export function findRow<T extends TableWith<'id'>>(
  db: Connection,
  table: T,
  id: string,
  conditions: readonly Sql[] = [],
): Promise<Row<T> | undefined> {
  return db.first<Row<T>>(sql`select * from ${tableOf(table)}
    where ${ofTenant(db, table)} and id = ${id} and ${allOf(conditions)}`);
}

/** One column of the rows with these ids, by id. */
export async function columnById<T extends TableWith<'id'>, Column extends ColumnOf<T>>(
  db: Connection,
  table: T,
  name: Column,
  ids: readonly string[],
): Promise<Map<string, Row<T>[Column]>> {
  const rows = await db.query<{ id: string; value: Row<T>[Column] }>(
    sql`select id, ${column(name)} as value from ${tableOf(table)}
      where ${ofTenant(db, table)} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/**
 * The same, held against other writers until the transaction ends. Rows that refer to it may still
 * be added meanwhile: its key does not change.
 */
export function lockRow<T extends TableWith<'id'>>(
  db: Connection,
  table: T,
  id: string,
  conditions: readonly Sql[] = [],
): Promise<Row<T> | undefined> {
  return db.first<Row<T>>(sql`select * from ${tableOf(table)}
    where ${ofTenant(db, table)} and id = ${id} and ${allOf(conditions)}
    for no key update`);
}

/**
 * Changes the columns whose value is not undefined, as of now, counts the version up, and returns the
 * row whole.
 */
export async function updateRow<T extends TableWith<'id' | 'version' | 'updated_at'>>(
  { db, now: updated_at }: { readonly db: Connection; readonly now: string },
  table: T,
  id: string,
  changes: Changes<T>,
): Promise<Row<T>> {
  noteRow(db, table, { id });
  const changed = { ...changes, updated_at };
  const values = assignments(storedValues(table, changed));
  const names = Object.keys(changed).map(
    (name) => sql`${column(name)} as ${column(`${BEFORE}${name}`)}`,
  );
  const found = await db.one<Row<T>>(sql`update ${tableOf(table)} as record
    set ${values}, version = version + 1
    from (select ${join(names)} from ${tableOf(table)}
      where ${ofTenant(db, table)} and id = ${id}) as before
    where ${ofTenant(db, table)} and id = ${id} returning record.*, before.*`);
  const { before, after } = apart(found);
  noteChange(db, table, { before, after: { ...only(after, before), id } });
  return after;
}

/** What a column held before, as the statement that changes it names it. */
const BEFORE = 'before_';

/** Takes what columns held before out of a row. */
function apart<R extends object>(found: R): { readonly before: object; readonly after: R } {
  const entries = Object.entries(found);
  const isBefore = ([name]: [string, unknown]) => name.startsWith(BEFORE);
  const before = entries.filter(isBefore).map(([name, was]) => [name.slice(BEFORE.length), was]);
  return {
    before: Object.fromEntries(before),
    after: Object.fromEntries(entries.filter((entry) => !isBefore(entry))) as R,
  };
}

/** Of a row the columns that another names. */
function only(row: object, columns: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in columns));
}

/**
 * Changes rows by a statement that says all of it and returns their ids, so that it is told which have
 * changed.
 */
export async function changeRows<Changed extends { readonly id: string }>(
  db: Connection,
  table: TableWith<'id'>,
  statement: Sql,
): Promise<Changed[]> {
  const rows = await db.query<Changed>(statement);
  for (const row of rows) {
    noteRow(db, table, row);
    noteChange(db, table, { before: { id: row.id }, after: { id: row.id } });
  }
  return rows;
}

/** Those of the rows with these ids that meet the conditions. */
export async function findIds(
  db: Connection,
  table: TableWith<'id'>,
  ids: readonly string[],
  conditions: readonly Sql[],
): Promise<string[]> {
  const rows = await db.query<{ readonly id: string }>(sql`select id from ${tableOf(table)}
    where ${ofTenant(db, table)} and id = any(${ids}::uuid[]) and ${allOf(conditions)}`);
  return rows.map(({ id }) => id);
}

/** Words that name somebody, and what stands in their place from now on. */
export interface Masking {
  readonly pattern: string | null;
  readonly pseudonym: string;
}

/**
 * Puts a pseudonym in the place of the words that name somebody, in these columns of the tenant's rows.
 * @returns how many rows named them
 */
export async function maskWords<T extends Exclude<Table, SharedTable>>(
  db: Connection,
  table: T,
  names: readonly ColumnOf<T>[],
  { pattern, pseudonym }: Masking,
): Promise<number> {
  if (pattern === null) return 0;
  const types: Readonly<Record<string, string>> = columnTypes[table];
  const masked = names.map((name) =>
    types[name] === 'jsonb'
      ? sql`${column(name)} = app.masked(${column(name)}, ${pattern}, ${pseudonym})`
      : sql`${column(name)} = regexp_replace(${column(name)}, ${pattern}, ${pseudonym}, 'gi')`,
  );
  const named = names.map((name) => sql`${column(name)}::text ~* ${pattern}`);
  return db.execute(sql`update ${tableOf(table)} set ${join(masked)}
    where ${ofTenant(db, table)} and (${join(named, ' or ')})`);
}

export async function deleteRow(db: Connection, table: TableWith<'id'>, id: string): Promise<void> {
  noteRow(db, table, { id });
  const before = await db.first<object>(
    sql`delete from ${tableOf(table)} where ${ofTenant(db, table)} and id = ${id} returning *`,
  );
  noteChange(db, table, { before: before ?? { id }, after: null });
}
