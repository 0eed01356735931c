import { visibleBuildings } from '#features/shared/index.ts';
import { place, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Maximum number of items per part; its figures count the others as well. */
const MAX_ITEMS = 20;

/** Selects the first items, each with the number and total of all. */
export function firstOf(waiting: Sql): Sql {
  return sql`select *, count(*) over () as all_count,
      coalesce(sum(amount_cents) over (), 0)::bigint as all_cents
    from (${waiting}) as waiting order by due_on nulls last, id limit ${MAX_ITEMS}`;
}

/**
 * Selects as `firstOf` does, but counts all apart from reading the first: faster where an index has
 * every column, in this order. Materialized: the planner would count again for each of the first.
 */
export function firstOfIndexed(waiting: Sql): Sql {
  return sql`with total as materialized (select count(*) as all_count,
      coalesce(sum(amount_cents), 0)::bigint as all_cents from (${waiting}) as waiting)
    select waiting.*, total.* from (select * from (${waiting}) as waiting
      order by due_on nulls last, id limit ${MAX_ITEMS}) as waiting cross join total`;
}

/**
 * Limits rows to visible buildings, and to one of them if given.
 * @param column the column with the building's id: `building_id`, `call.building_id`
 */
export function limitToReach(
  ctx: TenantContext,
  column: string,
  buildingId: string | undefined,
): Sql[] {
  const visible = visibleBuildings(ctx, column);
  return buildingId === undefined ? visible : [...visible, sql`${place(column)} = ${buildingId}`];
}
