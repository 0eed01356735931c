import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, place, sql, type Sql } from '#platform/db/sql.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/**
 * What the active role may see, as conditions for a statement's `where`: everything of the tenant,
 * the buildings to which the role is narrowed, or what is an Owner's own.
 */

type KnownBuilding = Omit<Row<'buildings'>, 'organization_id'>;

/**
 * What lies in the buildings to which the role is narrowed, an Owner's too: for what is theirs
 * without being of a building in which they hold something today.
 * @param column where the building's id stands: `building_id`, `call.building_id`
 */
export function withinNarrowing(
  { principal }: Pick<TenantContext, 'principal'>,
  column: string,
): Sql[] {
  const { building_ids: buildingIds } = principal;
  return buildingIds === null ? [] : [sql`${place(column)} = any(${buildingIds}::uuid[])`];
}

/** @param column where the building's id stands: `building_id`, `call.building_id` */
export function visibleBuildings(ctx: TenantContext, column: string): Sql[] {
  const buildingId = place(column);
  const { owner_id: ownerId } = ctx.principal;
  const conditions = withinNarrowing(ctx, column);
  if (ownerId !== null) {
    conditions.push(sql`${buildingId} in (select held.building_id from ${units(ctx.db)} as held
      join ${holdings(ctx.db)} as holding on holding.unit_id = held.id
      where holding.owner_id = ${ownerId} and holding.during @> ${ctx.today}::date)`);
  }
  return conditions;
}

/** @param unitColumn where the unit's id stands; @param buildingColumn that of its building */
export function visibleUnits(
  ctx: TenantContext,
  unitColumn: string,
  buildingColumn: string,
): Sql[] {
  const unitId = place(unitColumn);
  const { owner_id: ownerId } = ctx.principal;
  const conditions = withinNarrowing(ctx, buildingColumn);
  if (ownerId !== null) {
    conditions.push(sql`${unitId} in (select holding.unit_id from ${holdings(ctx.db)} as holding
      where holding.owner_id = ${ownerId} and holding.during @> ${ctx.today}::date)`);
  }
  return conditions;
}

/**
 * Owners of a unit in a visible building; an Owner sees only themselves.
 * @param column where the owner's id stands
 */
export function visibleOwners(ctx: TenantContext, column: string): Sql[] {
  const ownerId = place(column);
  const { building_ids: buildingIds, owner_id: own } = ctx.principal;
  const conditions: Sql[] = [];
  if (own !== null) conditions.push(sql`${ownerId} = ${own}`);
  if (buildingIds !== null)
    conditions.push(sql`${ownerId} in (${ownersOfBuildings(ctx, buildingIds)})`);
  return conditions;
}

/** The ids of those who hold or held something in the buildings, as a sub-query. */
export function ownersOfBuildings({ db }: TenantContext, buildingIds: readonly string[]): Sql {
  return sql`select holding.owner_id from ${holdings(db)} as holding
    join ${units(db)} as held on held.id = holding.unit_id
    where held.building_id = any(${buildingIds}::uuid[])`;
}

/** The building that a body names, where this person may see it. Refuses unknown_reference. */
export async function requireNamedBuilding(ctx: TenantContext, id: string): Promise<void> {
  const conditions = allOf([sql`id = ${id}`, ...visibleBuildings(ctx, 'id')]);
  const row = await ctx.db.first(
    sql`select from ${buildings(ctx.db)} as building where ${conditions}`,
  );
  if (row === undefined)
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
}

/** The building, which everything below `/buildings/:id` asks for first. Refuses not_found. */
export async function requireBuilding(ctx: TenantContext, id: string): Promise<KnownBuilding> {
  const conditions = allOf([sql`id = ${id}`, ...visibleBuildings(ctx, 'id')]);
  const row = await ctx.db.first<KnownBuilding>(
    sql`select * from ${buildings(ctx.db)} as building where ${conditions}`,
  );
  return found(row, 'building', id);
}

/**
 * Tickets of a visible building; an Owner only sees those that they have opened.
 * @param of what stands before the columns: `ticket.`
 */
export function visibleTickets(ctx: TenantContext, of: '' | 'ticket.' = ''): Sql[] {
  const { owner_id: ownerId } = ctx.principal;
  const column = `${of}building_id`;
  if (ownerId === null) return visibleBuildings(ctx, column);
  return [sql`${place(`${of}owner_id`)} = ${ownerId}`, ...withinNarrowing(ctx, column)];
}

/** Meetings of a visible building; those of the board are not for Owners. */
export function visibleMeetings(ctx: TenantContext): Sql[] {
  const conditions = visibleBuildings(ctx, 'building_id');
  if (ctx.principal.owner_id === null) return conditions;
  return [...conditions, sql`meeting_type <> 'BoardMeeting'`];
}
