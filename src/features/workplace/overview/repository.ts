import { visibleBuildings } from '#features/shared/index.ts';
import { place, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A part has no more items than this; its figures count the others as well. */
const MAX_ITEMS = 20;

/** The first of what waits, each with how many there are and what they add up to. */
export function firstOf(waiting: Sql): Sql {
  return sql`select *, count(*) over () as all_count,
      coalesce(sum(amount_cents) over (), 0)::bigint as all_cents
    from (${waiting}) as waiting order by due_on nulls last, id limit ${MAX_ITEMS}`;
}

/**
 * What the role reaches, and of it what is asked for.
 * @param column where the building's id stands: `building_id`, `call.building_id`
 */
export function inReach(ctx: TenantContext, column: string, buildingId: string | undefined): Sql[] {
  const visible = visibleBuildings(ctx, column);
  return buildingId === undefined ? visible : [...visible, sql`${place(column)} = ${buildingId}`];
}
