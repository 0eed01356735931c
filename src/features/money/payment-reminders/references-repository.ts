import type { OwnerKind } from '#domain/register/owner-kind.ts';
import { limitToVisibleOwners } from '#features/register/owners/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { hasPriceWithheld } from '#relations/holds.ts';
import { owners } from '#relations/owners.ts';
import type { InterestTerms } from './penalty.ts';

/** Finds the owner of a reminder, if visible. */

export function findOwnerInSight(
  ctx: TenantContext,
  id: string,
): Promise<{ readonly kind: OwnerKind } | undefined> {
  return ctx.db.first(sql`select kind from ${owners(ctx.db)} as owner
    where id = ${id} and ${allOf(limitToVisibleOwners(ctx))}`);
}

/** Finds the interest terms of a building that the current user may see. */
export function findBuildingInSight(
  ctx: TenantContext,
  id: string,
): Promise<InterestTerms | undefined> {
  return ctx.db.first(sql`select late_interest_is_legal, late_interest_ppm, late_interest_clause,
      consumer_limits from ${buildings(ctx.db)} as building
    where id = ${id} and ${allOf(visibleBuildings(ctx, 'id'))}`);
}

/** Finds a call that the current user may see. */
export function findCallInSight(
  ctx: TenantContext,
  id: string,
): Promise<Pick<Row<'calls_for_funds'>, 'building_id'> | undefined> {
  return ctx.db.first(sql`select building_id from ${callsForFunds(ctx.db)} as call
    where id = ${id} and ${allOf(visibleBuildings(ctx, 'building_id'))}`);
}

/** Finds whether a notary withholds the price of a lot of an owner in a building. */
export async function findPriceWithheld(
  db: Connection,
  { building_id, owner_id }: { readonly building_id: string; readonly owner_id: string },
): Promise<boolean> {
  const place = { building_id: sql`${building_id}::uuid`, owner_id: sql`${owner_id}::uuid` };
  const { is_withheld } = await db.one<{ readonly is_withheld: boolean }>(
    sql`select ${hasPriceWithheld(db, place)} as is_withheld`,
  );
  return is_withheld;
}
