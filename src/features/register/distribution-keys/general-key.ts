import { insertRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

export const GENERAL = 'General';

/** The key that every building has from its first day; it follows the quotas and stores no weights. */
export async function insertGeneralKey(ctx: TenantContext, buildingId: string): Promise<void> {
  await insertRow(ctx.db, 'distribution_keys', {
    id: ctx.newId(),
    building_id: buildingId,
    name: GENERAL,
    is_general: true,
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
}

/** Takes the key away with its building; refused by the database while an expense refers to it. */
export async function deleteGeneralKey({ db }: TenantContext, buildingId: string): Promise<void> {
  await db.execute(sql`delete from app.distribution_keys
    where organization_id = ${db.organizationId} and building_id = ${buildingId} and is_general`);
}
