import { PAGE_LIMIT_DEFAULT, type PageRequest } from '#contract/pagination.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isLocalDate } from '#domain/kernel/local-date.ts';
import type { Page } from '#platform/http/reply.ts';
import { isUuid } from '#platform/ids.ts';
import type { Connection } from './connection.ts';
import type { ColumnOf, Table } from './rows.ts';
import { columnTypes } from './schema.generated.ts';
import { allOf, join, raw, sql, type Sql } from './sql.ts';

/** A sortable field of a list: a column that is never null, and the type it is compared as. */
interface SortField {
  readonly column: string;
  readonly type: 'text' | 'date' | 'timestamp with time zone' | 'uuid' | 'bigint';
}

/** Sort fields of a list whose contract names these; the compiler keeps the two in step. */
export type SortFields<Names extends readonly string[]> = Readonly<
  Record<Names[number], SortField>
>;

/**
 * Sort fields of a one-table list, as its contract names them: columns of these names, or their
 * counterparts (`amount`: `amount_cents`; `name`: `name_order`, its natural order).
 */
export function sortFields<T extends Table, const Names extends readonly string[]>(
  table: T,
  names: Names,
  ...[columns]: Exclude<Names[number], ColumnOf<T>> extends never
    ? [columns?: Readonly<Partial<Record<Names[number], ColumnOf<T>>>>]
    : [
        Readonly<
          Record<Exclude<Names[number], ColumnOf<T>>, ColumnOf<T>> &
            Partial<Record<Names[number], ColumnOf<T>>>
        >,
      ]
): SortFields<Names> {
  const types = columnTypes[table] as Readonly<Record<string, string>>;
  const standIns: Readonly<Record<string, string | undefined>> = columns ?? {};
  const fields = names.map((name): [string, SortField] => {
    const column = standIns[name] ?? name;
    return [name, { column, type: types[column] as SortField['type'] }];
  });
  return Object.fromEntries(fields) as SortFields<Names>;
}

/** Values that are read of each row that is shown. */
export interface Selection {
  /** `select … from …`, without where. */
  readonly select: Sql;
  /** Columns that are read (`shownColumns`); all if absent. */
  readonly columns?: Sql;
  /** More columns, selected from the row as `page`: names (`selectNames`), parts. */
  readonly beside?: readonly Sql[];
}

export interface ListQuery extends Selection {
  readonly where: readonly Sql[];
  /** Sortable fields by their name in JSON; must include `id`, which makes the order total. */
  readonly sortable: Readonly<Record<string, SortField>>;
  /** Order if the request names none, in the notation of `sort`. */
  readonly defaultSort: string;
}

interface Order {
  readonly name: string;
  readonly field: SortField;
  readonly isDescending: boolean;
}

function ordersOf(sort: string, sortable: ListQuery['sortable']): Order[] {
  const named = sort.split(',').map((part): Order => {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    const field = sortable[name];
    if (field === undefined) throw new Error(`list cannot be sorted by ${name}`);
    return { name, field, isDescending };
  });
  const idField = sortable['id'];
  if (idField === undefined || named.some(({ name }) => name === 'id')) return named;
  return [
    ...named,
    { name: 'id', field: idField, isDescending: named.at(-1)?.isDescending ?? false },
  ];
}

/**
 * Reads one page, with the cursor of the next. A cursor holds the sort values of the last row
 * shown, so that each page costs one index range scan at any depth, and inserts do not shift rows.
 */
export async function listPage<Row>(
  db: Connection,
  list: ListQuery,
  page: PageRequest,
): Promise<Page<Row>> {
  const limit = page.limit ?? PAGE_LIMIT_DEFAULT;
  const sort = page.sort ?? list.defaultSort;
  const orders = ordersOf(sort, list.sortable);
  const after = page.cursor === undefined ? [] : [afterCursor(page.cursor, sort, orders)];
  const [rows, total] = await Promise.all([
    db.query<Row & Record<string, string>>(selectPage(db, list, orders, { ...page, limit, after })),
    page.include_total === true ? countRows(db, list) : undefined,
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    ...(last === undefined
      ? {}
      : {
          next_cursor: encodeCursor(
            sort,
            orders.map((_, index) => last[`cursor_${index}`] ?? ''),
          ),
        }),
    ...(total === undefined ? {} : { total }),
  };
}

/** Selects the rows of a page and one more, with their sort values for the cursor. */
function selectPage(
  db: Connection,
  list: ListQuery,
  orders: readonly Order[],
  { limit, offset, after }: { limit: number; offset?: number; after: readonly Sql[] },
): Sql {
  const { columns = ALL_COLUMNS, beside = [] } = list;
  const key = orders.map(({ field }, index) => raw(`${field.column}::text as cursor_${index}`));
  const order = join(
    orders.map(({ field, isDescending }) => raw(`${field.column}${isDescending ? ' desc' : ''}`)),
  );
  const rows = sql`(${list.select} where ${allOf([...list.where, ...after])}) as page
    order by ${order} ${selectWindow(db, list, limit + 1, offset)}`;
  if (beside.length === 0) return sql`select ${join([columns, ...key])} from ${rows}`;
  // In a query around the page: the rows that an offset skips need no names.
  return sql`select ${join([columns, ...key, ...beside])} from (select * from ${rows}) as page
    order by ${order}`;
}

const ALL_COLUMNS = raw('page.*');

/** Finds the row that meets the conditions, with what is read of it in lists. */
export function findShown<Row>(
  db: Connection,
  { select, columns = ALL_COLUMNS, beside = [] }: Selection,
  conditions: readonly Sql[],
): Promise<Row | undefined> {
  return db.first<Row>(
    sql`select ${join([columns, ...beside])} from (${select} where ${allOf(conditions)}) as page`,
  );
}

/**
 * Selects how many rows are read. A number in the text lets the server keep one plan for all
 * requests; as a parameter it is planned each time, which takes longer than reading the page. The
 * best plan must not depend on values, though: only the tenant may be bound.
 */
function selectWindow(
  db: Connection,
  { select, where }: ListQuery,
  limit: number,
  offset = 0,
): Sql {
  const bound = [...select.values, ...allOf(where).values];
  const isOnePlan = bound.every((value) => value === db.organizationId);
  if (!isOnePlan || offset > 0) return sql`limit ${limit} offset ${offset}`;
  assert(Number.isSafeInteger(limit), 'the limit of a page is a whole number');
  return raw(`limit ${limit}`);
}

async function countRows(db: Connection, list: ListQuery): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from (${list.select} where ${allOf(list.where)}) as counted`,
  );
  return count;
}

function encodeCursor(sort: string, values: readonly string[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

const TIME_OF_DAY = /^ ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/;

/**
 * Whether the database can read a cursor value as the field's type: the client may have forged it.
 */
const IS_VALUE: Readonly<Record<SortField['type'], (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  date: isLocalDate,
  'timestamp with time zone': (text) =>
    isLocalDate(text.slice(0, 10)) && TIME_OF_DAY.test(text.slice(10)),
  uuid: isUuid,
  bigint: (text) => /^-?\d{1,18}$/.test(text),
};

/** Condition for the rows after the cursor, in a form that an index on the sort fields answers. */
function afterCursor(cursor: string, sort: string, orders: readonly Order[]): Sql {
  const values = decodeCursor(cursor, sort, orders);
  const bound = orders.map(({ field }, index) => sql`${values[index]}::${raw(field.type)}`);
  const columns = orders.map(({ field }) => raw(field.column));
  const directions = new Set(orders.map(({ isDescending }) => isDescending));
  if (directions.size === 1) {
    return sql`(${join(columns)}) ${raw(directions.has(true) ? '<' : '>')} (${join(bound)})`;
  }
  // Mixed directions have no row comparison: equal on the first fields, beyond on the next.
  const alternatives = orders.map(({ isDescending }, index) => {
    const equal = columns.slice(0, index).map((name, i) => sql`${name} = ${bound[i]}`);
    return allOf([
      ...equal,
      sql`${columns[index]} ${raw(isDescending ? '<' : '>')} ${bound[index]}`,
    ]);
  });
  return sql`(${join(
    alternatives.map((one) => sql`(${one})`),
    ' or ',
  )})`;
}

function decodeCursor(cursor: string, sort: string, orders: readonly Order[]): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    parsed = undefined;
  }
  const [itsSort, ...values] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  const isSound =
    itsSort === sort &&
    values.length === orders.length &&
    values.every(
      (value, index) =>
        typeof value === 'string' && IS_VALUE[orders[index]?.field.type ?? 'text'](value),
    );
  if (!isSound) {
    throw new DomainError('invalid_query', { pointer: '/query/cursor', first: 'cursor' });
  }
  return values as string[];
}
