import type { ListOwners, OWNER_SORTS } from '#contract/owners.ts';
import { roleAssignments } from '#features/people/auth/relations.ts';
import { holdings } from '#features/register/unit-owners/relations.ts';
import { units } from '#features/register/units/relations.ts';
import { visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, containing, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/**
 * The owners that this person may see. Whoever enters an owner sees them from then on, although
 * they hold nothing yet in the buildings to which the role is narrowed.
 */
export function ownersInSight(ctx: TenantContext): Sql[] {
  const conditions = visibleOwners(ctx, 'id');
  if (conditions.length === 0 || ctx.principal.owner_id !== null) return conditions;
  return [sql`(${allOf(conditions)} or created_by = ${ctx.userId})`];
}

const sortable: SortFields<typeof OWNER_SORTS> = {
  name: { column: 'name', type: 'text' },
  id: { column: 'id', type: 'uuid' },
};

export function listOwners(
  ctx: TenantContext,
  { building_id, q, ...page }: ListOwners,
): Promise<Page<Row<'owners'>>> {
  const { db } = ctx;
  const filters: Sql[] = [];
  if (building_id !== undefined) filters.push(holdsIn(ctx, building_id));
  if (q !== undefined) {
    const pattern = containing(q);
    filters.push(sql`(name ilike ${pattern} or email ilike ${pattern})`);
  }
  return listPage<Row<'owners'>>(
    db,
    {
      select: sql`select * from app.owners`,
      where: [sql`organization_id = ${db.organizationId}`, ...filters, ...ownersInSight(ctx)],
      sortable,
      defaultSort: 'name',
    },
    page,
  );
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
