import sqlTag, { join, raw, type Sql } from 'sql-template-tag';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { listSearchWords } from '#domain/kernel/words.ts';

/** Tagged template of a statement or a fragment; every `${value}` is a bound parameter. */
export const sql = sqlTag;
export { join, raw, type Sql };

/** `a and b and c`; `true` for an empty list. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : join([...conditions], ' and ');
}

/** Pattern for `like` that finds the text anywhere in a value; % and _ are literal. */
export function buildLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Conditions that each word of a query occurs in a folded text; none without a query. */
export function searchWords(q: string | undefined, text: Sql = sql`search_text`): Sql[] {
  return listSearchWords(q ?? '').map((word) => sql`${text} like ${buildLikePattern(word)}`);
}

/**
 * Conditions of a list that each word of a query occurs in `search_text`, read from the index of the
 * table; none without a query.
 * @param orElse another condition on `search_text` that is enough
 */
export function searchTable(
  db: { readonly organizationId: string },
  table: `app.${string}`,
  q: string | undefined,
  orElse?: Sql,
): Sql[] {
  if (q === undefined) return [];
  const words = allOf(searchWords(q));
  const found = orElse === undefined ? words : sql`(${words} or ${orElse})`;
  return [
    // As an array: PostgreSQL would join the table with itself, find that needless, and read all rows.
    sql`id = any (array(
      select id from ${raw(table)} where organization_id = ${db.organizationId} and ${found}))`,
  ];
}

type Columns = Readonly<Record<string, unknown>>;

const PLAIN_NAME = /^[a-z][a-z0-9_]*$/;

/** Quotes a column name that comes from code; anything but a plain name is a bug. */
export function column(name: string): Sql {
  if (!PLAIN_NAME.test(name)) throw new Error(`not a column name: ${name}`);
  return raw(`"${name}"`);
}

const PLACE = /^([a-z][a-z_]*\.)?[a-z][a-z_]*$/;

/** Quotes a column, `id`, or a column with its table, `unit.id`; anything else is a bug. */
export function place(name: string): Sql {
  if (!PLACE.test(name)) throw new Error(`not a place: ${name}`);
  return raw(name);
}

function listGivenColumns(values: Columns): [string, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== undefined);
}

/** `(a, b) values ($1, $2)`; columns whose value is undefined get their default. */
export function insertValues(values: Columns): Sql {
  const entries = listGivenColumns(values);
  const names = join(entries.map(([name]) => column(name)));
  return sql`(${names}) values (${join(entries.map(([, value]) => value))})`;
}

/** `a = $1` for each column whose value is not undefined: filter conditions. */
export function equal(values: Columns): Sql[] {
  return listGivenColumns(values).map(([name, value]) => sql`${column(name)} = ${value}`);
}

/** Conditions of filters by one or several values; undefined: no filter. */
export function oneOf(filters: Readonly<Record<string, readonly string[] | undefined>>): Sql[] {
  return listGivenColumns(filters).map(([name, values]) => {
    const [only, ...more] = values as readonly string[];
    return more.length === 0
      ? sql`${column(name)} = ${only}`
      : sql`${column(name)} = any(${values}::text[])`;
  });
}

/** Conditions of a filter by days, both inclusive; undefined: no limit on that side. */
export function filterByDays(
  name: string,
  from: LocalDate | undefined,
  to: LocalDate | undefined,
): Sql[] {
  return [
    ...(from === undefined ? [] : [sql`${column(name)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column(name)} <= ${to}`]),
  ];
}

/** `a = $1, b = $2` for the columns whose value is not undefined. */
export function assignments(values: Columns): Sql {
  return join(equal(values));
}
