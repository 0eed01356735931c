import { Owner, type ListOwners, type OWNER_SORTS } from '#contract/owners.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { selectBuildingOwnerIds, visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { shownColumns, type ShownRow } from '#platform/db/rows.ts';
import { allOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { roleAssignments } from '#relations/auth.ts';
import { erasures } from '#relations/erasure.ts';
import { selectOwedInBuilding } from '#relations/owner-accounts.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/**
 * Limits rows to owners that the caller may see. A user limited to some buildings sees an owner
 * whom they added while the owner holds no unit anywhere; they could not assign one otherwise.
 */
export function limitToVisibleOwners(ctx: TenantContext): Sql[] {
  const { db, userId, principal } = ctx;
  const { building_ids: buildingIds, owner_id: own } = principal;
  if (buildingIds === null || own !== null) return visibleOwners(ctx, 'id');
  const entered = sql`select entered.id from app.owners as entered
    left join ${holdings(db)} as holding on holding.owner_id = entered.id
    where entered.organization_id = ${db.organizationId} and entered.created_by = ${userId}
      and holding.id is null`;
  return [sql`id in (${selectBuildingOwnerIds(ctx, buildingIds)} union all ${entered})`];
}

/** Whether an owner holds or held a unit in a building that the role may not see. */
export async function holdsUnitsElsewhere(
  { db, principal }: TenantContext,
  ownerId: string,
): Promise<boolean> {
  const { building_ids: buildingIds } = principal;
  if (buildingIds === null) return false;
  const row = await db.first(sql`select from ${holdings(db)} as holding
    join ${units(db)} as held on held.id = holding.unit_id
    where holding.owner_id = ${ownerId} and held.building_id <> all(${buildingIds}::uuid[]) limit 1`);
  return row !== undefined;
}

/** Whether an owner was erased, and has a pseudonym. */
export async function isErased(db: Connection, ownerId: string): Promise<boolean> {
  const row = await db.first(sql`select from ${erasures(db)} as erasure
    where erasure.owner_id = ${ownerId}`);
  return row !== undefined;
}

const sortable: SortFields<typeof OWNER_SORTS> = {
  name: { column: 'name_order', type: 'text' },
  balance: { column: 'balance_cents', type: 'bigint' },
  id: { column: 'id', type: 'uuid' },
};

/** An owner in a list, with their balance if the list is of one building. */
export interface ListedOwnerRow extends ShownRow<'owners', typeof Owner> {
  readonly balance_cents?: Cents;
  readonly overdue_cents?: Cents;
}

const columns = shownColumns('owners', Owner);

/** Lists owners. Refuses invalid_query for sorting by balance without a building. */
export function listOwners(
  ctx: TenantContext,
  { building_id, q, ...page }: ListOwners,
): Promise<Page<ListedOwnerRow>> {
  const { db } = ctx;
  const filters: Sql[] = [];
  if (building_id === undefined && /\bbalance\b/.test(page.sort ?? '')) {
    throw new DomainError('invalid_query', { pointer: '/query/building_id', first: 'building_id' });
  }
  // Every owner of a unit in a visible building is visible.
  const isInSight = building_id !== undefined && ctx.principal.owner_id === null;
  if (!isInSight) filters.push(...limitToVisibleOwners(ctx));
  if (building_id !== undefined) filters.push(holdsIn(ctx, building_id));
  filters.push(...searchTable(db, 'app.owners', q));
  return listPage<ListedOwnerRow>(
    db,
    {
      select:
        building_id === undefined ? sql`select * from app.owners` : withBalances(ctx, building_id),
      columns: building_id === undefined ? columns : sql`${columns}, balance_cents, overdue_cents`,
      where: [sql`organization_id = ${db.organizationId}`, ...filters],
      sortable,
      defaultSort: 'name',
    },
    page,
  );
}

/** Selects the owners with their balance in the building. */
function withBalances({ db, today }: TenantContext, building_id: string): Sql {
  return sql`select * from (select owner.*, coalesce(owed.balance_cents, 0) as balance_cents,
      coalesce(owed.overdue_cents, 0) as overdue_cents
    from app.owners as owner
    left join ${selectOwedInBuilding(db, { building_id, today })} as owed on owed.owner_id = owner.id
    where owner.organization_id = ${db.organizationId}) as listed`;
}

/** Condition for owners of a unit of the building today. */
function holdsIn(ctx: TenantContext, buildingId: string): Sql {
  const seen = [
    sql`unit.building_id = ${buildingId}`,
    ...visibleBuildings(ctx, 'unit.building_id'),
  ];
  return sql`id in (select holding.owner_id from ${units(ctx.db)} as unit
    join ${holdings(ctx.db)} as holding on holding.unit_id = unit.id
    where ${allOf(seen)} and holding.during @> ${ctx.today}::date)`;
}

/**
 * Finds which of the ids are visible owners, and prevents their deletion until the transaction
 * ends.
 */
export async function lockOwnersAgainstDeletion(
  db: Connection,
  ids: readonly string[],
  visible: readonly Sql[] = [],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from app.owners
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and ${allOf(visible)}
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Finds which of the addresses belong to no other owner: mail to a shared address does not show
 * whom it is for.
 */
export async function findOwnAddresses(
  db: Connection,
  ownerId: string,
  emails: readonly string[],
): Promise<string[]> {
  const shared = await db.query<{ readonly email: string }>(sql`select lower(owner.email) as email
    from app.owners as owner
    where owner.organization_id = ${db.organizationId} and owner.id <> ${ownerId} and lower(owner.email) = any(${emails}::text[])`);
  return emails.filter((email) => shared.every((other) => other.email !== email));
}

/** Whether a user has a role as this owner, accepted or not. */
export async function isOwnerOfRole(db: Connection, id: string): Promise<boolean> {
  const row = await db.first(sql`select from ${roleAssignments(db)} as role
    where organization_id = ${db.organizationId} and owner_id = ${id} limit 1`);
  return row !== undefined;
}

/** Finds which of the ids are users with a role in this organization. */
export async function findKnownUsers(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ user_id: string }>(sql`select user_id
    from ${roleAssignments(db)} as role
    where organization_id = ${db.organizationId} and user_id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ user_id }) => user_id));
}
