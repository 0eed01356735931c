import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { units } from '#relations/units.ts';

/** A building with units whose ownership shares do not add up to a whole today. */
export interface OwnershipIncomplete extends WaitingRow {
  readonly building: string;
  /** Sorted by code point, as cost splits sort them. */
  readonly unit_numbers: readonly string[];
}

/**
 * Finds buildings with incompletely owned units; the `id` is the building's. Units without quota
 * are never charged by it, and need no owner. Those that are wholly held for good are left out by an
 * index.
 */
export function selectIncompleteOwnership(ctx: TenantContext, buildingId: string | undefined) {
  const { db, today } = ctx;
  const incomplete = sql`select unit.building_id as id, null::date as due_on,
      null::bigint as amount_cents, array_agg(unit.unit_number order by unit.unit_number collate "C") as unit_numbers
    from ${units(db)} as unit
    where unit.quota > 0 and unit.complete_from > ${today}::date
      and ${allOf(limitToReach(ctx, 'unit.building_id', buildingId))}
      and not exists (select from app.ownership_totals as total
        where total.organization_id = ${db.organizationId} and total.unit_id = unit.id
          and total.during @> ${today}::date and total.usufruct_numerator = total.denominator
          and total.bare_numerator = total.denominator)
    group by unit.building_id`;
  return db.query<OwnershipIncomplete>(sql`select incomplete.*, building.name as building
    from (${firstOf(incomplete)}) as incomplete
    join ${buildings(db)} as building on building.id = incomplete.id order by incomplete.id`);
}
