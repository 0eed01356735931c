import type { ListOwners, OWNER_SORTS } from '#contract/owners.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import { visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, containing, sql, unnestRows, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

export interface OwnerRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly kind: OwnerKind;
  readonly phone: string | null;
  readonly address: string | null;
  readonly language: Language;
  readonly user_id: string | null;
  readonly enterprise_number: string | null;
  readonly external_ref: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

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
): Promise<Page<OwnerRow>> {
  const { db } = ctx;
  const filters: Sql[] = [];
  if (building_id !== undefined) filters.push(holdsIn(ctx, building_id));
  if (q !== undefined) {
    const pattern = containing(q);
    filters.push(sql`(name ilike ${pattern} or email ilike ${pattern})`);
  }
  return listPage<OwnerRow>(
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
  return sql`id in (select held.owner_id from app.units as unit
    join app.unit_owners as held
      on held.organization_id = unit.organization_id and held.unit_id = unit.id
    where unit.organization_id = ${ctx.organizationId} and ${allOf(seen)}
      and held.start_date <= ${ctx.today}::date
      and (held.end_date is null or held.end_date > ${ctx.today}::date))`;
}

export type NewOwner = Omit<OwnerRow, 'updated_at' | 'version'> & { readonly created_by: string };

/** The rows come back in no particular order. */
export function insertOwners(db: Connection, owners: readonly NewOwner[]): Promise<OwnerRow[]> {
  const types = {
    id: 'uuid',
    name: 'text',
    email: 'text',
    kind: 'text',
    phone: 'text',
    address: 'text',
    language: 'text',
    user_id: 'uuid',
    enterprise_number: 'text',
    external_ref: 'text',
    created_by: 'uuid',
    created_at: 'timestamptz',
  };
  return db.query<OwnerRow>(sql`
    insert into app.owners (organization_id, id, name, email, kind, phone, address, language, user_id,
      enterprise_number, external_ref, created_by, created_at, updated_at)
    select ${db.organizationId}::uuid, t.*, t.created_at from (${unnestRows(types, owners)}) as t
    returning *`);
}

/** Which of the ids are users with a role in this organization. */
export async function knownUsers(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ user_id: string }>(sql`select user_id from auth.role_assignments
    where organization_id = ${db.organizationId} and user_id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ user_id }) => user_id));
}
