import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A building whose units have less quota than its total. */
export type QuotasIncomplete = WaitingRow &
  Pick<Row<'buildings'>, 'name' | 'quota_assigned' | 'total_quota'>;

export function selectIncompleteQuotas(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  return db.query<QuotasIncomplete>(
    firstOf(sql`select id, name, quota_assigned, total_quota, null::date as due_on,
        null::bigint as amount_cents
      from app.buildings where organization_id = ${db.organizationId}
        and quota_assigned <> total_quota and ${allOf(limitToReach(ctx, 'id', buildingId))}`),
  );
}
