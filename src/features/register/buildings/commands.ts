import type { CreateBuilding, UpdateBuilding } from '#contract/buildings.ts';
import { deleteGeneralKey, insertGeneralKey } from '#features/register/distribution-keys/index.ts';
import { ALWAYS, toStoredEnterpriseNumber, creationColumns } from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { lateInterestColumns, lockBuilding } from './building.ts';
import { changeTotalQuota } from './quotas.ts';
import { recordTotalQuota } from './repository.ts';
import { secondApproverColumns } from './second-approver.ts';

/** Creates a building with its General key, which follows the quotas of its units. */
export async function createBuilding(
  ctx: TenantContext,
  input: CreateBuilding & { external_ref?: string },
): Promise<Row<'buildings'>> {
  const { late_interest_rate: rate, enterprise_number: enterprise, ...fields } = input;
  const row = await insertRow(ctx.db, 'buildings', {
    id: ctx.newId(),
    country: 'BE',
    total_quota: 1_000,
    language: 'fr',
    fiscal_year_start_month: 1,
    require_second_approver: false,
    late_interest_is_legal: false,
    consumer_limits: true,
    ...fields,
    ...lateInterestColumns(rate),
    enterprise_number: toStoredEnterpriseNumber(enterprise),
    ...creationColumns(ctx),
  });
  const { id: building_id, total_quota } = row;
  await Promise.all([
    recordTotalQuota(ctx.db, { building_id, total_quota, valid_from: ALWAYS }),
    insertGeneralKey(ctx, row.id),
  ]);
  return row;
}

/** Changes the given fields. Refuses quota_exceeded for a total below the quotas of its units. */
export async function updateBuilding(
  ctx: TenantContext,
  id: string,
  input: UpdateBuilding,
): Promise<Row<'buildings'>> {
  const building = matching(ctx, found(await lockBuilding(ctx, id), 'building', id));
  const { late_interest_rate: rate, enterprise_number: enterprise, ...others } = input;
  const { require_second_approver: isStrict, ...fields } = others;
  const { total_quota: total } = fields;
  const isRemeasured = total !== undefined && total !== building.total_quota;
  const quotas = isRemeasured ? await changeTotalQuota(ctx, building, total) : undefined;
  return updateRow(ctx, 'buildings', id, {
    ...fields,
    ...(await secondApproverColumns(ctx, building, isStrict)),
    quotas_incomplete_since: quotas?.quotas_incomplete_since,
    ...lateInterestColumns(rate),
    enterprise_number: toStoredEnterpriseNumber(enterprise),
  });
}

/** Deletes a building. Refuses in_use while units, books or other history refer to it. */
export async function deleteBuilding(ctx: TenantContext, id: string): Promise<void> {
  matching(ctx, found(await lockBuilding(ctx, id), 'building', id));
  await deleteGeneralKey(ctx.db, id);
  await deleteRow(ctx.db, 'buildings', id);
}
