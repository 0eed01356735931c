import { GENERAL_KEY } from '#domain/register/general-key.ts';
import { creationColumns } from '#features/shared/index.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Inserts the General key of a new building; it follows the quotas and stores no weights. */
export async function insertGeneralKey(ctx: TenantContext, buildingId: string): Promise<void> {
  await insertRow(ctx.db, 'distribution_keys', {
    id: ctx.newId(),
    building_id: buildingId,
    name: GENERAL_KEY,
    is_general: true,
    ...creationColumns(ctx),
  });
}
