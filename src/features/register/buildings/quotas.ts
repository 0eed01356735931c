import { changeQuotas, freeQuota, type QuotaChange } from '#domain/register/quotas.ts';
import { withFieldPointers } from '#features/shared/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { recordTotalQuota, saveQuotaState } from './repository.ts';

/** Decides how the assigned quota of a building changes, which the caller has locked. */
export function planAssignedQuota(
  { today }: TenantContext,
  building: Row<'buildings'>,
  difference: number,
): QuotaChange {
  const quota_assigned = building.quota_assigned + difference;
  return withFieldPointers({ quota_exceeded: '/body/quota' }, () =>
    changeQuotas(building, { quota_assigned }, today),
  );
}

/** Subtracts a deleted unit's quota from the building, which the caller has locked. */
export async function releaseQuota(
  ctx: TenantContext,
  building: Row<'buildings'>,
  held: { readonly quota: number; readonly valid_from: string },
): Promise<void> {
  await saveQuotaState(ctx.db, building.id, freeQuota(building, held));
}

/** Changes the total quota of a building, which the caller has locked. */
export async function changeTotalQuota(
  ctx: TenantContext,
  building: Row<'buildings'>,
  totalQuota: number,
): Promise<QuotaChange> {
  const change = withFieldPointers({ quota_exceeded: '/body/total_quota' }, () =>
    changeQuotas(building, { total_quota: totalQuota }, ctx.today),
  );
  const { total_quota, valid_from } = change;
  await recordTotalQuota(ctx.db, { building_id: building.id, total_quota, valid_from });
  return change;
}
