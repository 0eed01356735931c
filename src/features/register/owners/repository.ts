import type { ListOwners, OWNER_SORTS } from '#contract/owners.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { ownersOfBuildings, visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { columnById, type Row } from '#platform/db/rows.ts';
import { allOf, containing, sql, type Sql } from '#platform/db/sql.ts';
import type { FindNames } from '#platform/http/names-beside-ids.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { roleAssignments } from '#relations/auth.ts';
import { erasures } from '#relations/erasure.ts';
import { owedInBuilding } from '#relations/owner-accounts.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/**
 * The owners that this person may see. Whoever enters an owner in a role that is narrowed to some
 * buildings sees them as long as they hold nothing anywhere, or else could not say what they hold.
 */
export function ownersInSight(ctx: TenantContext): Sql[] {
  const { db, userId, principal } = ctx;
  const { building_ids: buildingIds, owner_id: own } = principal;
  if (buildingIds === null || own !== null) return visibleOwners(ctx, 'id');
  const entered = sql`select entered.id from app.owners as entered
    left join ${holdings(db)} as holding on holding.owner_id = entered.id
    where entered.organization_id = ${db.organizationId} and entered.created_by = ${userId}
      and holding.id is null`;
  return [sql`id in (${ownersOfBuildings(ctx, buildingIds)} union all ${entered})`];
}

/** Whether an owner holds or held something in a building to which the role does not reach. */
export async function holdsOutOfSight(
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

/** Whether an owner was erased, and is known by a pseudonym. */
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

/** An owner, in a list of one building with what they owe there. */
export interface ListedOwnerRow extends Row<'owners'> {
  readonly balance_cents?: Cents;
  readonly overdue_cents?: Cents;
}

/** Refuses invalid_query for an order by balance where no building is named. */
export function listOwners(
  ctx: TenantContext,
  { building_id, q, ...page }: ListOwners,
): Promise<Page<ListedOwnerRow>> {
  const { db } = ctx;
  const filters: Sql[] = [];
  if (building_id === undefined && /\bbalance\b/.test(page.sort ?? '')) {
    throw new DomainError('invalid_query', { pointer: '/query/building_id', first: 'building_id' });
  }
  // Whoever holds something in a building that a role reaches is in its sight.
  const isInSight = building_id !== undefined && ctx.principal.owner_id === null;
  if (!isInSight) filters.push(...ownersInSight(ctx));
  if (building_id !== undefined) filters.push(holdsIn(ctx, building_id));
  if (q !== undefined) {
    const pattern = containing(q);
    filters.push(sql`(name ilike ${pattern} or email ilike ${pattern})`);
  }
  return listPage<ListedOwnerRow>(
    db,
    {
      select:
        building_id === undefined ? sql`select * from app.owners` : withBalances(ctx, building_id),
      where: [sql`organization_id = ${db.organizationId}`, ...filters],
      sortable,
      defaultSort: 'name',
    },
    page,
  );
}

/** The owners with what they owe in the building. */
function withBalances({ db, today }: TenantContext, building_id: string): Sql {
  return sql`select * from (select owner.*, coalesce(owed.balance_cents, 0) as balance_cents,
      coalesce(owed.overdue_cents, 0) as overdue_cents
    from app.owners as owner
    left join ${owedInBuilding(db, { building_id, today })} as owed on owed.owner_id = owner.id
    where owner.organization_id = ${db.organizationId}) as listed`;
}

/** Owners of a unit of the building today. */
function holdsIn(ctx: TenantContext, buildingId: string): Sql {
  const seen = [
    sql`unit.building_id = ${buildingId}`,
    ...visibleBuildings(ctx, 'unit.building_id'),
  ];
  return sql`id in (select holding.owner_id from ${units(ctx.db)} as unit
    join ${holdings(ctx.db)} as holding on holding.unit_id = unit.id
    where ${allOf(seen)} and holding.during @> ${ctx.today}::date)`;
}

/** Which of the ids are visible owners; they cannot be deleted while the transaction lasts. */
export async function holdOwners(
  db: Connection,
  ids: readonly string[],
  visible: readonly Sql[] = [],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from app.owners
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and ${allOf(visible)}
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the addresses that reach no other owner: what goes to the others says not whom it is for. */
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

/** Whether somebody has a role as this owner, accepted or not. */
export async function isOwnerOfRole(db: Connection, id: string): Promise<boolean> {
  const row = await db.first(sql`select from ${roleAssignments(db)} as role
    where organization_id = ${db.organizationId} and owner_id = ${id} limit 1`);
  return row !== undefined;
}

/** Which of the ids are users with a role in this organization. */
export async function knownUsers(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ user_id: string }>(sql`select user_id
    from ${roleAssignments(db)} as role
    where organization_id = ${db.organizationId} and user_id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What the owners with these ids are called. */
export const findOwnerNames: FindNames = (db, ids) => columnById(db, 'owners', 'name', ids);
