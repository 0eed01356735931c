import { assert } from '#domain/kernel/assert.ts';
import type { Image } from './audit-trail.ts';
import type { Connection } from './connection.ts';
import { emptyingReferences } from './references.ts';
import { columnTypes, type OptionalColumns, type Rows } from './schema.generated.ts';
import {
  allOf,
  assignments,
  column,
  insertValues,
  join,
  place,
  raw,
  sql,
  type Sql,
} from './sql.ts';
import { tenantRow } from './tenants.ts';

/**
 * The statements that all tables share. Each names the tenant: row level security is only the
 * safety net. Rows and columns are those of the migrated database.
 */

/**
 * Name of a table. Tables of a tenant have bare names; those of schema auth are shared by all
 * tenants.
 */
export type Table = keyof Rows;
export type SharedTable = Extract<Table, `auth.${string}`>;
/** A row as it is read. */
export type Row<T extends Table> = Rows[T];

export type TableWith<Column extends string> = {
  [T in Table]: Rows[T] extends Readonly<Record<Column, unknown>> ? T : never;
}[Table];
type Left<T extends Table> = Extract<OptionalColumns[T], keyof Rows[T]>;

/** Column that is added to inserts. */
type TenantColumn<T extends Table> = T extends SharedTable ? never : 'organization_id';

/**
 * A row to insert: nullable columns and those with a default may be omitted; the tenant is added.
 */
export type NewRow<T extends Table> = Omit<Rows[T], Left<T> | TenantColumn<T>> & {
  readonly [Column in Left<T>]?: Rows[T][Column] | undefined;
};

/** Changed columns of a row; undefined ones stay unchanged. */
export type Changes<T extends Table> = {
  readonly [Column in keyof Rows[T]]?: Rows[T][Column] | undefined;
};

function isShared(table: Table): table is SharedTable {
  return table.startsWith('auth.');
}

/** Name of a table in statements. */
export function tableOf(table: Table): Sql {
  return raw(isShared(table) ? table : `app.${table}`);
}

/** Condition for the rows of the connection's tenant; of a shared table, all. */
export function ofTenant(db: Connection, table: Table, alias?: string): Sql {
  if (isShared(table)) return sql`true`;
  const tenant = place(alias === undefined ? 'organization_id' : `${alias}.organization_id`);
  return sql`${tenant} = ${db.organizationId}`;
}

/** Type of a column of a table, in SQL. */
export function typeOf(table: Table, name: string): string {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  return types[name] ?? '';
}

/** Converts a value for the driver, which would not write arrays and texts as JSON. */
function toStoredValue(table: Table, name: string, value: unknown): unknown {
  const isJson = typeOf(table, name) === 'jsonb' && value !== null && value !== undefined;
  return isJson ? JSON.stringify(value) : value;
}

function storedValues(table: Table, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toStoredValue(table, name, value)]),
  );
}

/** Inserts one row for the connection's tenant and returns it whole. */
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
 * Inserts any number of rows in one statement. A column that no row names gets its default; one
 * that only some rows name is null in the others.
 * @param conflict what to do with existing rows: `on conflict …`
 */
export async function insertRows<T extends Table>(
  db: Connection,
  table: T,
  rows: readonly NewRow<T>[],
  conflict?: Sql,
): Promise<void> {
  if (rows.length > 0) {
    const insert = sql`${buildInsert(db, table, rows)} ${conflict ?? sql``}`;
    const inserted = await db.execute(insert);
    if (conflict === undefined) requireAll(table, rows, inserted);
  }
  for (const row of rows) noteChange(db, table, { before: null, after: row });
}

/** Inserts rows as `insertRows` does and returns them whole, in no particular order. */
export async function insertRowsReturning<T extends Table>(
  db: Connection,
  table: T,
  rows: readonly NewRow<T>[],
  conflict?: Sql,
): Promise<Row<T>[]> {
  if (rows.length === 0) return [];
  const inserted = await db.query<Row<T>>(
    sql`${buildInsert(db, table, rows)} ${conflict ?? sql``} returning *`,
  );
  if (conflict === undefined) requireAll(table, rows, inserted.length);
  for (const after of inserted) noteChange(db, table, { before: null, after });
  return inserted;
}

/** Without the row of the organization in `app.tenants`, which it joins, an insert writes nothing. */
function requireAll(table: Table, { length }: readonly unknown[], inserted: number): void {
  if (inserted !== length)
    throw new Error(`inserted ${inserted} of ${length} rows into ${table}: is its tenant missing?`);
}

/**
 * Notes a change for the audit log, which keeps the previous and new values of rows that can
 * change.
 */
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

/** Notes a row with an id, which is announced once it is durable. */
function noteRow(db: Connection, table: Table, row: object): void {
  if ('id' in row && typeof row.id === 'string') db.written.note(table, row.id);
}

/** Builds the statement that inserts rows, at least one: see `insertRows`. */
export function buildInsert<T extends Table>(
  db: Connection,
  table: T,
  rows: readonly NewRow<T>[],
): Sql {
  for (const row of rows) noteRow(db, table, row);
  const columns = (Object.keys(columnTypes[table]) as ColumnOf<T>[]).filter((name) =>
    (rows as readonly Changes<T>[]).some((row) => row[name] !== undefined),
  );
  const names = join(columns.map(column));
  const given = unnestRows(table, columns, rows as readonly Changes<T>[]);
  if (isShared(table)) return sql`insert into ${tableOf(table)} (${names}) ${given}`;
  // Named, because a distributed database names it otherwise in what the statement returns.
  return sql`insert into ${tableOf(table)} as ${column(table)} (organization_id, ${names})
    select tenant.organization_id, given.* from (${given}) as given, ${tenantRow(db)} as tenant`;
}

/** Writes an array of ids as text: `unnest` would flatten arrays. */
function toArrayText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const ids = Array.isArray(value) ? value.map(String) : [];
  assert(
    ids.every((id) => /^[0-9a-f-]+$/.test(id)),
    'Only arrays of ids are inserted by rows',
  );
  return `{${ids.join(',')}}`;
}

export type ColumnOf<T extends Table> = Extract<keyof Rows[T], string>;

/** Passes the values of a column as one array of its type; arrays of ids are texts in it. */
function columnArray<T extends Table>(
  table: T,
  name: ColumnOf<T>,
  rows: readonly Changes<T>[],
): Sql {
  const type = typeOf(table, name);
  const isArray = type.endsWith('[]');
  const values = rows.map(({ [name]: value }) => (isArray ? toArrayText(value) : (value ?? null)));
  return sql`${values}::${raw(isArray ? 'text' : type)}[]`;
}

/**
 * Passes the values of a column of JSON as one JSON array. The driver would escape each quotation mark of
 * a database array, which takes 40 MB for the rows of 1,000 statements.
 */
function jsonArray<T extends Table>(name: ColumnOf<T>, rows: readonly Changes<T>[]): Sql {
  const values = rows.map(({ [name]: value }) => value ?? null);
  return sql`jsonb_array_elements(${JSON.stringify(values)}::jsonb)`;
}

/**
 * Passes any number of values to one statement, typed as the columns of a table: `select "id", "name", …
 * from rows from (unnest($1::uuid[], $2::text[], …), jsonb_array_elements($3::jsonb), …) as t ("id", "name", …)`.
 */
export function unnestRows<T extends Table>(
  table: T,
  columns: readonly ColumnOf<T>[],
  rows: readonly Changes<T>[],
): Sql {
  const isJson = (name: ColumnOf<T>) => typeOf(table, name) === 'jsonb';
  const shown = columns.map((name) => {
    if (isJson(name)) return sql`nullif(${column(name)}, 'null') as ${column(name)}`;
    const type = typeOf(table, name);
    return type.endsWith('[]') ? sql`${column(name)}::${raw(type)}` : column(name);
  });
  const [ofJson, plain] = [columns.filter(isJson), columns.filter((name) => !isJson(name))];
  const arrays = plain.map((name) => columnArray(table, name, rows));
  const given = [
    ...(plain.length === 0 ? [] : [sql`unnest(${join(arrays)})`]),
    ...ofJson.map((name) => jsonArray(name, rows)),
  ];
  return sql`select ${join(shown)}
    from rows from (${join(given)}) as t (${join([...plain, ...ofJson].map(column))})`;
}

/**
 * Publishes a table for joins of other features: only these columns, and only rows of the
 * connection's tenant, used instead of the table's name: `join ${owners(db)} as owner on …`.
 */
export function relation<T extends Table>(
  table: T,
  columns: readonly Extract<keyof Rows[T], string>[],
): (db: Connection) => Sql {
  const whole = sql`select ${join(columns.map(column))} from ${tableOf(table)}`;
  return (db) => sql`(${whole} where ${ofTenant(db, table)})`;
}

/** A row with the columns that answers of a schema show, and others that they are computed from. */
export type ShownRow<
  T extends Table,
  Schema extends { readonly properties: object },
  Also extends ColumnOf<T> = never,
> = Pick<Row<T>, Extract<ColumnOf<T>, keyof Schema['properties'] | 'version'> | Also>;

/**
 * Names the columns of a `ShownRow`, for a list: search texts and sort keys that nothing shows are
 * not read.
 */
export function shownColumns<T extends Table>(
  table: T,
  { properties }: { readonly properties: object },
  also: readonly ColumnOf<T>[] = [],
): Sql {
  const shown = new Set<string>([...Object.keys(properties), 'version', ...also]);
  return join(
    Object.keys(columnTypes[table])
      .filter((name) => shown.has(name))
      .map(column),
  );
}

/** Finds the row with this id, if it meets the conditions. */
export function findRow<T extends TableWith<'id'>>(
  db: Connection,
  table: T,
  id: string,
  conditions: readonly Sql[] = [],
): Promise<Row<T> | undefined> {
  return db.first<Row<T>>(sql`select * from ${tableOf(table)}
    where ${ofTenant(db, table)} and id = ${id} and ${allOf(conditions)}`);
}

/**
 * Finds and locks a row against other writers until the transaction ends. Rows that refer to it can
 * still be added: its key does not change.
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
 * Updates the columns whose value is not undefined, sets the time, increments the version, and
 * returns the row whole.
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
  return noteUpdate(db, table, found);
}

/**
 * Updates the same columns of several rows in one statement, each to its own values; otherwise like
 * `updateRow`. Rows that do not exist are left out.
 */
export async function updateRows<
  T extends TableWith<'id' | 'version' | 'updated_at'>,
  Column extends ColumnOf<T>,
>(
  { db, now }: { readonly db: Connection; readonly now: string },
  table: T,
  columns: readonly Column[],
  rows: readonly (Pick<Row<T>, Column> & { readonly id: string })[],
): Promise<Row<T>[]> {
  if (rows.length === 0) return [];
  for (const row of rows) noteRow(db, table, row);
  const given = unnestRows(
    table,
    ['id', ...columns] as ColumnOf<T>[],
    rows as readonly Changes<T>[],
  );
  const values = columns.map((name) => sql`${column(name)} = given.${column(name)}`);
  const previous = [...columns, 'updated_at'].map(
    (name) => sql`before.${column(name)} as ${column(`${BEFORE}${name}`)}`,
  );
  const found = await db.query<Row<T>>(sql`update ${tableOf(table)} as record
    set ${join(values)}, updated_at = ${now}, version = record.version + 1
    from (${given}) as given
    join ${tableOf(table)} as before on ${ofTenant(db, table, 'before')} and before.id = given.id
    where ${ofTenant(db, table, 'record')} and record.id = given.id
    returning record.*, ${join(previous)}`);
  return found.map((row) => noteUpdate(db, table, row));
}

/** Notes the change of an updated row that has its previous values. @returns the row */
function noteUpdate<R extends { readonly id: string }>(db: Connection, table: Table, found: R): R {
  const { before, after } = separatePrevious(found);
  noteChange(db, table, { before, after: { ...only(after, before), id: after.id } });
  return after;
}

/** Prefix of the columns with previous values. */
const BEFORE = 'before_';

/** Separates the previous values from a row. */
function separatePrevious<R extends object>(
  found: R,
): { readonly before: object; readonly after: R } {
  const entries = Object.entries(found);
  const isBefore = ([name]: [string, unknown]) => name.startsWith(BEFORE);
  const before = entries.filter(isBefore).map(([name, was]) => [name.slice(BEFORE.length), was]);
  return {
    before: Object.fromEntries(before),
    after: Object.fromEntries(entries.filter((entry) => !isBefore(entry))) as R,
  };
}

/** Picks the columns of a row that another row names. */
function only(row: object, columns: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in columns));
}

/** Runs a custom statement that changes rows and returns their ids, and announces the changes. */
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

/** Finds the ids of those rows that meet the conditions. */
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

/** Deletes a row, and records it for the audit log. */
export async function deleteRow(db: Connection, table: TableWith<'id'>, id: string): Promise<void> {
  noteRow(db, table, { id });
  const before = await db.first<object>(sql`${emptyingReferences(db, table, sql`id = ${id}`)}
    delete from ${tableOf(table)} where ${ofTenant(db, table)} and id = ${id} returning *`);
  noteChange(db, table, { before: before ?? { id }, after: null });
}
