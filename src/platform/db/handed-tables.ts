import type { Connection } from './connection.ts';
import { columnTypes } from './schema.generated.ts';
import { column, join, raw, sql, type Sql } from './sql.ts';
import { tenantRow } from './tenants.ts';

/** How the rows of a table are handled when a building is handed over to another office. */
export type Handing =
  /** Rows that name the building in this column. */
  | (Handed & { readonly kind: 'Building'; readonly by: string })
  /** Rows that belong to rows of another table, by this column. */
  | (Handed & { readonly kind: 'Within'; readonly table: string; readonly by: string })
  /** Rows of the office that other rows refer to. */
  | (Handed & { readonly kind: 'Referred' })
  /** Rows that stay with the office. */
  | { readonly kind: 'Left'; readonly because: string };

/** Columns of handed rows that are not copied as they are. */
interface Handed {
  /** Columns that mean something in the office that hands over only; null in the other. */
  readonly without?: readonly string[];
  /** Columns with values that an office gives once; null in the other where it has given them. */
  readonly unlessTaken?: readonly string[];
  /** Column with a file, by the folder of the files. */
  readonly files?: Readonly<Record<string, string>>;
  /** Columns with the sequence of an entry, by the column with its id. */
  readonly sequences?: Readonly<Record<string, string>>;
}

/** Declares rows that name the building. */
export function ofBuilding(by = 'building_id', handed: Handed = {}): Handing {
  return { kind: 'Building', by, ...handed };
}

/** Declares rows that belong to rows of another table, by a column. */
export function within(table: string, by: string, handed: Handed = {}): Handing {
  return { kind: 'Within', table, by, ...handed };
}

/** Declares rows of the office that go along where a handed row refers to them. */
export function referred(handed: Handed = {}): Handing {
  return { kind: 'Referred', ...handed };
}

/** Declares rows that stay with the office. @param because the reason */
export function left(because: string): Handing {
  return { kind: 'Left', because };
}

/** Rules by table. */
export type HandingRules = ReadonlyMap<string, Handing>;

/** A foreign key; columns in pairs, without the tenant. */
export interface Reference {
  readonly columns: readonly string[];
  /** Bare name in the schema of tenants, or `auth.…`. */
  readonly table: string;
  readonly refers_to: readonly string[];
}

/** A table in the database, as far as its rows can be copied. */
export interface CopiedTable {
  readonly name: string;
  /** Columns that are written, without the tenant. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly references: readonly Reference[];
}

const TABLES = sql`select class.relname as name,
    (select json_agg(attribute.attname order by attribute.attnum) from pg_attribute as attribute
      where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
        and attribute.attgenerated = '' and attribute.attname <> 'organization_id') as columns,
    coalesce((select json_agg(attribute.attname order by array_position(index.indkey::int2[], attribute.attnum))
      from pg_index as index join pg_attribute as attribute
        on attribute.attrelid = class.oid and attribute.attnum = any (index.indkey)
      where index.indrelid = class.oid and index.indisprimary
        and attribute.attname <> 'organization_id'), '[]') as key,
    coalesce((select json_agg(json_build_object(
        'table', case namespace.nspname when 'app' then referred.relname
          else namespace.nspname || '.' || referred.relname end,
        'columns', (select json_agg(own.attname order by place.number)
          from unnest(fk.conkey) with ordinality as place (attnum, number)
          join pg_attribute as own on own.attrelid = fk.conrelid and own.attnum = place.attnum
          where own.attname <> 'organization_id'),
        'refers_to', (select json_agg(theirs.attname order by place.number)
          from unnest(fk.confkey) with ordinality as place (attnum, number)
          join pg_attribute as theirs on theirs.attrelid = fk.confrelid and theirs.attnum = place.attnum
          where theirs.attname <> 'organization_id')) order by fk.conname)
      from pg_constraint as fk join pg_class as referred on referred.oid = fk.confrelid
      join pg_namespace as namespace on namespace.oid = referred.relnamespace
      where fk.conrelid = class.oid and fk.contype = 'f'), '[]') as references
  from pg_class as class
  where class.relkind = 'r' and class.relnamespace = 'app'::regnamespace order by 1`;

/** Describes all tables of tenants, referenced ones first. */
export async function describeTables(db: Connection): Promise<CopiedTable[]> {
  const found = await db.query<CopiedTable>(TABLES);
  const tables = found.map(({ references, ...table }) => ({
    ...table,
    references: references.filter(({ columns }) => (columns ?? []).length > 0),
  }));
  const ordered: CopiedTable[] = [];
  const done = new Set<string>();
  const isReady = (table: CopiedTable) =>
    table.references.every(
      (one) => one.table === table.name || one.table.includes('.') || done.has(one.table),
    );
  while (ordered.length < tables.length) {
    const next = tables.filter((table) => !done.has(table.name) && isReady(table));
    if (next.length === 0) throw new Error('tables refer to one another in a circle');
    for (const { name } of next) done.add(name);
    ordered.push(...next);
  }
  return ordered;
}

/** A row as it is handed over: values as JSON, without the tenant. */
export type HandedRow = Readonly<Record<string, unknown>>;

/** Selects a column so that JSON keeps it exactly: decimals and bytes as texts. */
function selectExactly(table: string, name: string): Sql {
  const types: Readonly<Record<string, Readonly<Record<string, string>>>> = columnTypes;
  const type = types[table]?.[name] ?? '';
  const own = sql`own.${column(name)}`;
  if (type === 'bytea') return sql`'\\x' || encode(${own}, 'hex') as ${column(name)}`;
  return type.startsWith('numeric') ? sql`${own}::text as ${column(name)}` : own;
}

/**
 * Reads rows of a table as JSON texts, in the order of their keys.
 * @param columns those to read
 * @param by the column by which rows are chosen, and its values
 */
export async function readHandedRows(
  db: Connection,
  { name, key }: CopiedTable,
  columns: readonly string[],
  [by, values]: readonly [column: string, values: readonly string[]],
): Promise<string[]> {
  const types: Readonly<Record<string, Readonly<Record<string, string>>>> = columnTypes;
  const type = raw(types[name]?.[by] ?? 'text');
  const order = join(key.map((one) => sql`own.${column(one)}`));
  const rows = await db.query<{ readonly row: string }>(sql`select to_jsonb(copied)::text as row
    from (select ${join(columns.map((one) => selectExactly(name, one)))}
      from ${raw(`app.${name}`)} as own
      where own.organization_id = ${db.organizationId} and own.${column(by)} = any(${values}::${type}[])
      order by ${order}) as copied`);
  return rows.map(({ row }) => row);
}

/** A file in a column of a row. */
export interface ColumnFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Lists the files in a column of these rows of a table, by id. */
export function listColumnFiles(
  db: Connection,
  table: string,
  name: string,
  ids: readonly string[],
): Promise<ColumnFile[]> {
  return db.query<ColumnFile>(sql`select id, octet_length(${column(name)}) as bytes,
      encode(sha256(${column(name)}), 'hex') as sha256
    from ${raw(`app.${table}`)}
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
      and ${column(name)} is not null order by id`);
}

/** Reads the file in a column of a row. */
export async function readColumnFile(
  db: Connection,
  table: string,
  name: string,
  id: string,
): Promise<Buffer> {
  const { content } = await db.one<{
    readonly content: Buffer;
  }>(sql`select ${column(name)} as content
    from ${raw(`app.${table}`)} where organization_id = ${db.organizationId} and id = ${id}`);
  return content;
}

/** Finds which of these values a column of the connection's tenant has already. */
export async function findTakenValues(
  db: Connection,
  table: string,
  name: string,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ readonly value: string }>(sql`select ${column(name)}::text as value
    from ${raw(`app.${table}`)}
    where organization_id = ${db.organizationId} and ${column(name)}::text = any(${values}::text[])`);
  return new Set(rows.map(({ value }) => value));
}

/** Rows that are sent in one statement at most, where a row does not refer to others of its table. */
const MAX_ROWS = 20_000;

/** Inserts handed rows for the connection's tenant. @param columns those that the rows have */
export async function insertHandedRows(
  db: Connection,
  { name, references }: CopiedTable,
  columns: readonly string[],
  rows: readonly HandedRow[],
): Promise<void> {
  const names = join(columns.map(column));
  const values = join(columns.map((one) => sql`given.${column(one)}`));
  const refersToItself = references.some(({ table }) => table === name);
  const size = refersToItself ? Math.max(1, rows.length) : MAX_ROWS;
  for (let from = 0; from < rows.length; from += size) {
    const given = JSON.stringify(rows.slice(from, from + size));
    await db.execute(sql`insert into ${raw(`app.${name}`)} (organization_id, ${names})
      select tenant.organization_id, ${values}
      from jsonb_populate_recordset(null::${raw(`app.${name}`)}, ${given}::jsonb) as given,
        ${tenantRow(db)} as tenant`);
  }
}
