import { Building, BUILDING_SORTS, type ListBuildings } from '#contract/buildings.ts';
import type { QuotaState } from '#domain/register/quotas.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRows, shownColumns, type Row, type ShownRow } from '#platform/db/rows.ts';
import { allOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

const sortable = sortFields('buildings', BUILDING_SORTS, { name: 'name_order' });

const LATE_INTEREST = ['late_interest_is_legal', 'late_interest_ppm'] as const;
const columns = shownColumns('buildings', Building, LATE_INTEREST);
type ListedBuilding = ShownRow<'buildings', typeof Building, (typeof LATE_INTEREST)[number]>;

export function listBuildings(
  db: Connection,
  visible: readonly Sql[],
  { q, ...page }: ListBuildings,
): Promise<Page<ListedBuilding>> {
  return listPage<ListedBuilding>(
    db,
    {
      select: sql`select * from app.buildings`,
      columns,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...visible,
        ...searchTable(db, 'app.buildings', q),
      ],
      sortable,
      defaultSort: 'name',
    },
    page,
  );
}

/** Finds and locks the visible building with this import reference, like `lockBuilding`. */
export function lockBuildingByRef(
  ctx: TenantContext,
  ref: string,
): Promise<Row<'buildings'> | undefined> {
  return ctx.db.first<Row<'buildings'>>(sql`select * from app.buildings
    where organization_id = ${ctx.organizationId} and external_ref = ${ref}
      and ${allOf(visibleBuildings(ctx, 'id'))}
    for no key update`);
}

/** Saves the assigned quota. It is internal, so the building's version does not change. */
export async function saveQuotaState(db: Connection, id: string, state: QuotaState): Promise<void> {
  await db.execute(sql`update app.buildings
    set quota_assigned = ${state.quota_assigned}, quotas_incomplete_since = ${state.quotas_incomplete_since}
    where organization_id = ${db.organizationId} and id = ${id}`);
}

/** Records the total quota from this day on, until it changes again. */
export async function recordTotalQuota(
  db: Connection,
  { building_id, valid_from, total_quota }: Omit<Row<'building_quotas'>, 'organization_id'>,
): Promise<void> {
  await Promise.all([
    db.execute(sql`delete from app.building_quotas where organization_id = ${db.organizationId}
      and building_id = ${building_id} and valid_from > ${valid_from}::date`),
    insertRows(
      db,
      'building_quotas',
      [{ building_id, valid_from, total_quota }],
      sql`on conflict (organization_id, building_id, valid_from)
        do update set total_quota = excluded.total_quota`,
    ),
  ]);
}
