import type { PageRequest } from '#contract/pagination.ts';
import { toPercentage, toShareText } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumSharesOn } from '#domain/register/ownership.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { requireUnit, toUnit } from '#features/register/units/index.ts';
import { visibleUnits, limitToRoleBuildings } from '#features/shared/index.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { toUnitOwner } from './holding.ts';
import { findUnitOwner, findHoldings, listOwnerRelations, listUnitOwners } from './repository.ts';

/**
 * Limits relations to visible ones: an Owner sees their own, including past ones, but not the other
 * owners of the unit.
 */
function visibleRelations(ctx: TenantContext, buildingColumn: string): Sql[] {
  const { owner_id: own } = ctx.principal;
  if (own !== null)
    return [sql`held.owner_id = ${own}`, ...limitToRoleBuildings(ctx, buildingColumn)];
  return visibleUnits(ctx, 'held.unit_id', buildingColumn);
}

/** Lists the owners of a unit. @param on the day; undefined: of all time */
export async function listOwnersOfUnit(ctx: TenantContext, id: string, on: LocalDate | undefined) {
  await requireUnit(ctx, id);
  const { owner_id: own } = ctx.principal;
  const visible = own === null ? [] : [sql`held.owner_id = ${own}`];
  const rows = await listUnitOwners(ctx.db, id, { on, visible });
  return rows.map((row) => toUnitOwner(row, on ?? ctx.today));
}

/** Sums the ownership shares of a unit today. */
export async function getOwnershipTotal(ctx: TenantContext, id: string) {
  await requireUnit(ctx, id);
  const holdings = (await findHoldings(ctx.db, [id])).get(id) ?? [];
  const { total_share, is_complete } = sumSharesOn(holdings, ctx.today);
  return {
    unit_id: id,
    total_percentage: toPercentage(total_share),
    total_share: toShareText(total_share),
    is_complete,
  };
}

/** Returns a visible holding of a unit. */
export async function getUnitOwner(ctx: TenantContext, id: string) {
  const visible = visibleRelations(ctx, 'unit.building_id');
  const row = found(await findUnitOwner(ctx.db, id, visible), 'unit_owner', id);
  return toUnitOwner(row, ctx.today);
}

/** Lists the units that an owner holds today, one page at a time. */
export async function listHeldUnits(ctx: TenantContext, ownerId: string, page: PageRequest) {
  await requireOwner(ctx, ownerId);
  const visible = visibleRelations(ctx, 'unit.building_id');
  const rows = await listOwnerRelations(ctx.db, ownerId, { on: ctx.today, visible }, page);
  return mapPage(rows, (row) => ({ ...toUnit(toUnitOwner(row, ctx.today)), id: row.unit_id }));
}

/** Lists present and past holdings of an owner, one page at a time. */
export async function listRelationsOfOwner(ctx: TenantContext, ownerId: string, page: PageRequest) {
  await requireOwner(ctx, ownerId);
  const visible = visibleRelations(ctx, 'unit.building_id');
  const rows = await listOwnerRelations(ctx.db, ownerId, { on: undefined, visible }, page);
  return mapPage(rows, (row) => toUnitOwner(row, ctx.today));
}
