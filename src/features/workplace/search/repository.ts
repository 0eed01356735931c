import type { SearchQuery } from '#domain/search/search-query.ts';
import { allOf, buildLikePattern, join, place, raw, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import type { FoundRecord } from './part.ts';

/** A table to search. */
interface Searched {
  /** A table with columns id and search_text. */
  readonly table: `app.${string}`;
  /** Conditions on the columns of the table for the records that the caller may see. */
  readonly visible: readonly Sql[];
  /** Whether titles may be ones that the service knows. */
  readonly hasKeys?: true;
  /** Exact matches besides the text; undefined: not applicable to this query. */
  readonly exactly?: readonly (Sql | undefined)[];
}

/** Matches of the words in one table that are ranked, newest first: ranking costs more than finding. */
const MAX_RANKED = 1_000;

/** Ranks a field: equal to the query, starting with it, or with a word that does; see SearchHit. */
function rankOf({ words }: SearchQuery): Sql {
  const phrase = buildLikePattern(words.join(' ')).slice(1, -1);
  const fits = (pattern: string) => sql`lines like ${pattern}`;
  return sql`(select case when ${fits(`%\n${phrase}\n%`)} then 3 when ${fits(`\n${phrase}%`)} then 2
      when ${fits(`%\n${phrase}%`)} or ${fits(`% ${phrase}%`)} then 1 else 0 end
    from (select e'\\n' || search_text || e'\\n') as text (lines))`;
}

/**
 * Limits records to the building that is searched, if it is one.
 * @param column the column with the building's id
 */
export function limitToBuilding({ building_id: id }: SearchQuery, column = 'building_id'): Sql[] {
  return id === undefined ? [] : [sql`${place(column)} = ${id}`];
}

/**
 * Selects the ids and ranks of the best matches: records with every word, of more than a thousand
 * the newest, and exact matches.
 */
export function selectBestIds(
  { db }: TenantContext,
  wanted: SearchQuery,
  limit: number,
  { table, visible, exactly = [] }: Searched,
): Sql {
  const matching = (columns: Sql, condition: Sql) => sql`select ${columns} from ${raw(table)}
    where organization_id = ${db.organizationId} and ${condition} and ${allOf(visible)}`;
  const words = wanted.words.map((word) => sql`search_text like ${buildLikePattern(word)}`);
  const parts = [
    sql`select id, ${rankOf(wanted)} as rank from (
      ${matching(sql`id, search_text`, allOf(words))} order by id desc limit ${MAX_RANKED}) as match`,
    ...exactly.flatMap((condition) =>
      condition === undefined ? [] : [matching(sql`id, 3 as rank`, condition)],
    ),
  ];
  return sql`select id, max(rank) as rank from (${join(parts, ' union all ')}) as found
    group by id order by max(rank) desc, id desc limit ${limit}`;
}

/**
 * Finds the best matches among records that have a title and belong to a building, with the
 * building's name.
 */
export function findBestTitled(
  ctx: TenantContext,
  wanted: SearchQuery,
  limit: number,
  searched: Searched,
): Promise<FoundRecord[]> {
  const { db } = ctx;
  return db.query<FoundRecord>(sql`select found.id, found.rank, record.title,
      ${searched.hasKeys ? sql`record.text_key` : sql`null`} as text_key, building.name as subtitle
    from (${selectBestIds(ctx, wanted, limit, searched)}) as found
    join ${raw(searched.table)} as record on record.organization_id = ${db.organizationId}
      and record.id = found.id
    join ${buildings(db)} as building on building.id = record.building_id
    order by found.rank desc, found.id desc`);
}
