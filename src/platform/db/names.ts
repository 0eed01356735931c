import { DISPLAY_NAMES } from '#contract/common.ts';
import type { Connection } from './connection.ts';
import { column, join, raw, sql, type Sql } from './sql.ts';

/** Field of an answer with the id of a record whose name is shown next to it. */
export type NamedId = keyof typeof DISPLAY_NAMES;

/** Selects the records of one kind of the tenant: a sub-query with the columns `id` and `name`. */
export type NameSource = (db: Connection) => Sql;
/** Sources of display names, by the field that holds the id. */
export type NameSources = Readonly<Record<NamedId, NameSource>>;
/** Names by id. */
export type Names = ReadonlyMap<string, string>;

/** Finds the names of records of one kind by id. */
export async function findNames(
  db: Connection,
  source: NameSource,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return new Map();
  const names = await findNamesByKind(db, new Map([[source, ids]]));
  return names.get(source) ?? new Map<string, string>();
}

/** Finds the names of records of several kinds by id, in one statement. */
export async function findNamesByKind(
  db: Connection,
  wanted: ReadonlyMap<NameSource, Iterable<string>>,
): Promise<ReadonlyMap<NameSource, Names>> {
  const sources = [...wanted.keys()];
  const selects = [...wanted].map(
    ([source, ids], kind) => sql`select ${raw(String(kind))} as kind, id, name
      from ${source(db)} as named where id = any(${[...ids]}::uuid[])`,
  );
  const rows = await db.query<{
    readonly kind: number;
    readonly id: string;
    readonly name: string;
  }>(join(selects, ' union all '));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    sources.map((source, kind) => [
      source,
      new Map(byKind.get(kind)?.map(({ id, name }) => [id, name])),
    ]),
  );
}

/** Ids of users, whose names are those of accounts or of members. */
const OF_USERS: readonly NamedId[] = ['submitted_by', 'approved_by', 'acknowledged_by'];
const NAMED_IDS = Object.keys(DISPLAY_NAMES) as NamedId[];

/** Lists the ids of an object whose display names are next to them. */
export function listNamedIds(properties: object): NamedId[] {
  return NAMED_IDS.filter((id) => id in properties && DISPLAY_NAMES[id] in properties);
}

/**
 * Selects the display names that answers of a schema show, next to a row called `page`. Names that
 * several tables have are left out: found for all rows at once they cost less.
 */
export function selectNames(
  db: Connection,
  { properties }: { readonly properties: object },
  sources: NameSources,
): Sql[] {
  const fields = listNamedIds(properties).filter((field) => !OF_USERS.includes(field));
  return fields.map((field) => {
    const id = sql`page.${column(field)}`;
    return sql`case when ${id} is not null then
      (select name from ${sources[field](db)} as named where named.id = ${id})
    end as ${column(DISPLAY_NAMES[field])}`;
  });
}
