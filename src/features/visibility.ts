import { findRow } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';

/**
 * What the active role may see, as conditions for a statement's `where`: everything of the tenant,
 * the buildings to which the role is narrowed, or what is an Owner's own.
 */

/** @param buildingId the column that holds the building's id */
export function visibleBuildings(ctx: TenantContext, buildingId: Sql): Sql[] {
  const { building_ids: buildingIds, owner_id: ownerId } = ctx.principal;
  const conditions: Sql[] = [];
  if (buildingIds !== null) conditions.push(sql`${buildingId} = any(${buildingIds}::uuid[])`);
  if (ownerId !== null) {
    conditions.push(sql`${buildingId} in (select held.building_id from app.units as held
      join app.unit_owners as holding on holding.organization_id = held.organization_id and holding.unit_id = held.id
      where holding.organization_id = ${ctx.organizationId} and holding.owner_id = ${ownerId}
        and holding.during @> ${ctx.today}::date)`);
  }
  return conditions;
}

/** @param unitId the column that holds the unit's id; @param buildingId that of its building */
export function visibleUnits(ctx: TenantContext, unitId: Sql, buildingId: Sql): Sql[] {
  const { building_ids: buildingIds, owner_id: ownerId } = ctx.principal;
  const conditions: Sql[] = [];
  if (buildingIds !== null) conditions.push(sql`${buildingId} = any(${buildingIds}::uuid[])`);
  if (ownerId !== null) {
    conditions.push(sql`${unitId} in (select holding.unit_id from app.unit_owners as holding
      where holding.organization_id = ${ctx.organizationId} and holding.owner_id = ${ownerId}
        and holding.during @> ${ctx.today}::date)`);
  }
  return conditions;
}

/**
 * Owners of a unit in a visible building; an Owner sees only themselves.
 * @param ownerId the column that holds the owner's id
 */
export function visibleOwners(ctx: TenantContext, ownerId: Sql): Sql[] {
  const { building_ids: buildingIds, owner_id: own } = ctx.principal;
  const conditions: Sql[] = [];
  if (own !== null) conditions.push(sql`${ownerId} = ${own}`);
  if (buildingIds !== null) {
    conditions.push(sql`${ownerId} in (select holding.owner_id from app.unit_owners as holding
      join app.units as held on held.organization_id = holding.organization_id and held.id = holding.unit_id
      where holding.organization_id = ${ctx.organizationId} and held.building_id = any(${buildingIds}::uuid[]))`);
  }
  return conditions;
}

/** The row of the building, which everything below `/buildings/:id` asks for first. Refuses not_found. */
export async function requireBuilding<Row = unknown>(ctx: TenantContext, id: string): Promise<Row> {
  const visible = visibleBuildings(ctx, sql`id`);
  return found(await findRow<Row>(ctx.db, 'buildings', id, visible), 'building', id);
}
