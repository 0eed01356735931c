import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { tableName, type ArchivedTable } from './manifest.ts';

/** Schemas of the service. The queue is left out: its jobs are created again from the data. */
const SCHEMAS = ['app', 'auth'];

/** Tables with their writable columns, and the order of their primary keys. */
const TABLES = `
select namespace.nspname as schema, class.relname as name,
  (select json_agg(attribute.attname order by attribute.attnum) from pg_attribute as attribute
    where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
      and attribute.attgenerated = '') as columns,
  coalesce((select json_agg(json_build_object('name', attribute.attname, 'is_text', attribute.attcollation <> 0)
      order by array_position(index.indkey::int2[], attribute.attnum))
    from pg_index as index join pg_attribute as attribute
      on attribute.attrelid = class.oid and attribute.attnum = any (index.indkey)
    where index.indrelid = class.oid and index.indisprimary), '[]') as key,
  pg_table_size(class.oid)::float8 as bytes,
  coalesce((select json_agg(distinct referred.relnamespace::regnamespace || '.' || referred.relname)
    from pg_constraint as foreign_key join pg_class as referred on referred.oid = foreign_key.confrelid
    where foreign_key.conrelid = class.oid and foreign_key.contype = 'f'
      and foreign_key.confrelid <> class.oid), '[]') as refers_to
from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
where class.relkind = 'r' and namespace.nspname = any ($1)
order by 1, 2`;

/** A table of the database to copy. */
export interface LiveTable extends Pick<ArchivedTable, 'schema' | 'name' | 'columns'> {
  readonly key: readonly { readonly name: string; readonly is_text: boolean }[];
  /** Size on disk, which indicates the time needed. */
  readonly bytes: number;
  readonly refers_to: readonly string[];
}

/** Lists every table, referenced ones first. */
export async function listLiveTables(client: Client): Promise<LiveTable[]> {
  const { rows } = await client.query<LiveTable>(TABLES, [SCHEMAS]);
  const ordered: LiveTable[] = [];
  const done = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(
      (table) => !done.has(tableName(table)) && table.refers_to.every((name) => done.has(name)),
    );
    if (next.length === 0) throw new Error('tables refer to one another in a circle');
    for (const table of next) done.add(tableName(table));
    ordered.push(...next);
  }
  return ordered;
}

/**
 * Reads the rows as COPY writes them, in the byte order of the key: the same rows give the same
 * text on every server.
 */
export function readRows(
  client: Client,
  { schema, name, columns, key }: LiveTable,
): AsyncIterable<Buffer> {
  const order = key.map((column) => `"${column.name}"${column.is_text ? ' collate "C"' : ''}`);
  const ordered = order.length === 0 ? '' : ` order by ${order.join(', ')}`;
  const selected = columns.map((column) => `"${column}"`).join(', ');
  return client.query(
    copyTo(`copy (select ${selected} from ${schema}.${name}${ordered}) to stdout`),
  );
}

/** Hash of the current rows of a table. */
export async function hashTableRows(client: Client, table: LiveTable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of readRows(client, table)) hash.update(chunk);
  return hash.digest('hex');
}
