import {
  changeQuotas,
  freeQuota,
  type QuotaChange,
  type QuotaState,
} from '#domain/register/quotas.ts';
import { pointing } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A building whose row the caller has locked. */
export interface LockedBuilding extends QuotaState {
  readonly id: string;
}

/**
 * Counts a changed sum of quotas to the building, which the caller has locked.
 * @returns the day from which the changed quotas hold
 */
export async function assignQuota(
  ctx: TenantContext,
  building: LockedBuilding,
  difference: number,
): Promise<string> {
  const quota_assigned = building.quota_assigned + difference;
  const change = pointing({ quota_exceeded: '/body/quota' }, () =>
    changeQuotas(building, { quota_assigned }, ctx.today),
  );
  await saveQuotaState(ctx.db, building.id, change);
  return change.valid_from;
}

/** Gives a deleted unit's quota back to the building, which the caller has locked. */
export async function releaseQuota(
  ctx: TenantContext,
  building: LockedBuilding,
  held: { readonly quota: number; readonly valid_from: string },
): Promise<void> {
  await saveQuotaState(ctx.db, building.id, freeQuota(building, held));
}

/** The sum is information of the service's own: the building's version does not count up. */
async function saveQuotaState(db: Connection, id: string, state: QuotaState): Promise<void> {
  await db.execute(sql`update app.buildings
    set quota_assigned = ${state.quota_assigned}, quotas_incomplete_since = ${state.quotas_incomplete_since}
    where organization_id = ${db.organizationId} and id = ${id}`);
}

/** Changes what the building's quotas are measured by; the caller has locked the building. */
export async function changeTotalQuota(
  ctx: TenantContext,
  building: LockedBuilding,
  totalQuota: number,
): Promise<QuotaChange> {
  const change = pointing({ quota_exceeded: '/body/total_quota' }, () =>
    changeQuotas(building, { total_quota: totalQuota }, ctx.today),
  );
  await recordTotalQuota(ctx.db, building.id, change);
  return change;
}

/** From this day on the building's quotas are measured by this total, until it is changed again. */
export async function recordTotalQuota(
  db: Connection,
  buildingId: string,
  { total_quota, valid_from }: { readonly total_quota: number; readonly valid_from: string },
): Promise<void> {
  await Promise.all([
    db.execute(sql`delete from app.building_quotas where organization_id = ${db.organizationId}
      and building_id = ${buildingId} and valid_from > ${valid_from}::date`),
    db.execute(sql`insert into app.building_quotas (organization_id, building_id, valid_from, total_quota)
      values (${db.organizationId}, ${buildingId}, ${valid_from}, ${total_quota})
      on conflict (organization_id, building_id, valid_from) do update set total_quota = excluded.total_quota`),
  ]);
}
