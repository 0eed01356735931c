import { keepsBooks } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { NameSources } from '#platform/db/names.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, place, sql, type Sql } from '#platform/db/sql.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { nameSources, nameSourcesInBooks } from '#relations/display-names.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/**
 * Conditions for the `where` of a statement on what the active role may see: everything in the
 * tenant, the buildings that the role is limited to, or an Owner's own records.
 */

type KnownBuilding = Omit<Row<'buildings'>, 'organization_id'>;

/**
 * Limits rows to the buildings that the role is limited to, for an Owner too: for records of theirs
 * that do not depend on owning a unit in the building today.
 * @param column the column with the building's id: `building_id`, `call.building_id`
 */
export function limitToRoleBuildings(
  { principal }: Pick<TenantContext, 'principal'>,
  column: string,
): Sql[] {
  const { building_ids: buildingIds } = principal;
  return buildingIds === null ? [] : [sql`${place(column)} = any(${buildingIds}::uuid[])`];
}

/**
 * Limits rows to visible buildings.
 * @param column the column with the building's id: `building_id`, `call.building_id`
 */
export function visibleBuildings(ctx: TenantContext, column: string): Sql[] {
  const buildingId = place(column);
  const { owner_id: ownerId } = ctx.principal;
  const conditions = limitToRoleBuildings(ctx, column);
  if (ownerId !== null) {
    conditions.push(sql`${buildingId} in (select held.building_id from ${units(ctx.db)} as held
      join ${holdings(ctx.db)} as holding on holding.unit_id = held.id
      where holding.owner_id = ${ownerId} and holding.during @> ${ctx.today}::date)`);
  }
  return conditions;
}

/**
 * Limits rows to visible units.
 * @param unitColumn the column with the unit's id
 * @param buildingColumn the column with its building's id
 */
export function visibleUnits(
  ctx: TenantContext,
  unitColumn: string,
  buildingColumn: string,
): Sql[] {
  const unitId = place(unitColumn);
  const { owner_id: ownerId } = ctx.principal;
  const conditions = limitToRoleBuildings(ctx, buildingColumn);
  if (ownerId !== null) {
    conditions.push(sql`${unitId} in (select holding.unit_id from ${holdings(ctx.db)} as holding
      where holding.owner_id = ${ownerId} and holding.during @> ${ctx.today}::date)`);
  }
  return conditions;
}

/**
 * Limits rows to owners of a unit in a visible building; an Owner sees only themselves.
 * @param column the column with the owner's id
 */
export function visibleOwners(ctx: TenantContext, column: string): Sql[] {
  const ownerId = place(column);
  const { building_ids: buildingIds, owner_id: own } = ctx.principal;
  const conditions: Sql[] = [];
  if (own !== null) conditions.push(sql`${ownerId} = ${own}`);
  if (buildingIds !== null)
    conditions.push(sql`${ownerId} in (${selectBuildingOwnerIds(ctx, buildingIds)})`);
  return conditions;
}

/** Selects the ids of current and former owners of units in the buildings, as a sub-query. */
export function selectBuildingOwnerIds({ db }: TenantContext, buildingIds: readonly string[]): Sql {
  return sql`select holding.owner_id from ${holdings(db)} as holding
    join ${units(db)} as held on held.id = holding.unit_id
    where held.building_id = any(${buildingIds}::uuid[])`;
}

/**
 * Finds the building that a request body names, if the caller may see it. Refuses
 * unknown_reference.
 */
export async function requireNamedBuilding(ctx: TenantContext, id: string): Promise<void> {
  const conditions = allOf([sql`id = ${id}`, ...visibleBuildings(ctx, 'id')]);
  const row = await ctx.db.first(
    sql`select from ${buildings(ctx.db)} as building where ${conditions}`,
  );
  if (row === undefined)
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
}

/**
 * Finds the one building of the lots that a request body names, if the caller may see it. Refuses
 * unknown_reference.
 */
export async function requireBuildingOfUnits(
  ctx: TenantContext,
  unit_ids: readonly string[],
): Promise<string> {
  const conditions = allOf([
    sql`id = any(${unit_ids}::uuid[])`,
    ...visibleBuildings(ctx, 'building_id'),
  ]);
  const rows = await ctx.db.query<{ readonly building_id: string; readonly count: number }>(
    sql`select building_id, count(*)::integer as count from ${units(ctx.db)} as unit
      where ${conditions} group by building_id`,
  );
  const [first, ...others] = rows;
  if (others.length === 0 && first?.count === unit_ids.length) return first.building_id;
  throw new DomainError('unknown_reference', { pointer: '/body/unit_ids' });
}

/**
 * Finds the building of a path below `/buildings/:id`, if the caller may see it. Refuses not_found.
 */
export async function requireBuilding(ctx: TenantContext, id: string): Promise<KnownBuilding> {
  const conditions = allOf([sql`id = ${id}`, ...visibleBuildings(ctx, 'id')]);
  const row = await ctx.db.first<KnownBuilding>(
    sql`select * from ${buildings(ctx.db)} as building where ${conditions}`,
  );
  return found(row, 'building', id);
}

/**
 * Refuses accountant_required: where a building asks for two persons, the Syndic, who approves, does not
 * also post by hand, close or reopen.
 */
export async function requireBookkeeper(ctx: TenantContext, buildingId: string): Promise<void> {
  if (ctx.principal.role !== 'Syndic') return;
  const { require_second_approver: isForTwo } = await requireBuilding(ctx, buildingId);
  if (isForTwo) throw new DomainError('accountant_required');
}

/**
 * Limits rows to tickets of visible buildings; an Owner sees only tickets that they opened.
 * @param of the prefix of the columns: `ticket.`
 */
export function visibleTickets(ctx: TenantContext, of: '' | 'ticket.' = ''): Sql[] {
  const { owner_id: ownerId } = ctx.principal;
  const column = `${of}building_id`;
  if (ownerId === null) return visibleBuildings(ctx, column);
  return [sql`${place(`${of}owner_id`)} = ${ownerId}`, ...limitToRoleBuildings(ctx, column)];
}

/** Limits rows to meetings of visible buildings; an Owner does not see meetings of the council. */
export function visibleMeetings(ctx: TenantContext): Sql[] {
  const conditions = visibleBuildings(ctx, 'building_id');
  if (ctx.principal.owner_id === null) return conditions;
  return [...conditions, sql`meeting_type is distinct from 'BoardMeeting'`];
}

/**
 * Chooses the sources of display names in the books: with the names of erased owners for roles that
 * keep or audit them.
 */
export function chooseNamesInBooks({ principal }: Pick<TenantContext, 'principal'>): NameSources {
  return keepsBooks(principal.role) ? nameSourcesInBooks : nameSources;
}

/** Name of a joined `owner` in the books: that of an erased one too, for roles that keep or audit them. */
export function ownerNameInBooks({ principal }: Pick<TenantContext, 'principal'>): Sql {
  return keepsBooks(principal.role) ? sql`coalesce(owner.kept_name, owner.name)` : sql`owner.name`;
}
