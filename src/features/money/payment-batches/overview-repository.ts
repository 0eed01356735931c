import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';

interface WaitingBatch extends WaitingRow {
  readonly building_id: string;
  readonly building: string;
}

/** Finds drafts that were not created by one of these users. */
export function findBatchesToApprove(
  ctx: TenantContext,
  buildingId: string | undefined,
  refused: readonly string[],
): Promise<WaitingBatch[]> {
  const { db } = ctx;
  const wanted = [
    sql`status = 'Draft'`,
    sql`created_by <> all(${refused}::uuid[])`,
    ...limitToReach(ctx, 'building_id', buildingId),
  ];
  const drafts = sql`select id, building_id, execution_date as due_on, total_cents as amount_cents
    from app.payment_batches where organization_id = ${db.organizationId} and ${allOf(wanted)}`;
  return db.query<WaitingBatch>(sql`select batch.*, building.name as building
    from (${firstOf(drafts)}) as batch
    join ${buildings(db)} as building on building.id = batch.building_id
    order by due_on, id`);
}
