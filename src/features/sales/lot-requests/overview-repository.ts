import { limitToReach } from '#features/workplace/overview/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';

/** A request that waits for its answer. */
export interface WaitingRequest extends Pick<
  Row<'lot_requests'>,
  'id' | 'building_id' | 'kind' | 'name' | 'target_on' | 'last_on'
> {
  readonly building: string;
}

/** Finds requests without an answer, the most urgent first. */
export function selectOpenRequests(
  ctx: TenantContext,
  building_id: string | undefined,
): Promise<WaitingRequest[]> {
  const { db } = ctx;
  return db.query<WaitingRequest>(sql`select asked.id, asked.building_id, asked.kind, asked.name, asked.target_on,
      asked.last_on, building.name as building
    from app.lot_requests as asked
    join ${buildings(db)} as building on building.id = asked.building_id
    where ${allOf([
      sql`asked.organization_id = ${db.organizationId} and asked.status = 'Open'`,
      ...limitToReach(ctx, 'asked.building_id', building_id),
    ])}
    order by asked.target_on, asked.id`);
}
