import { RUNNING_HOLD_STATUSES } from '#domain/sales/hold.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';

/** Condition that a notary withholds the price of a lot of an owner in a building. */
export function hasPriceWithheld(
  db: Connection,
  { building_id, owner_id }: { readonly building_id: Sql; readonly owner_id: Sql },
): Sql {
  return sql`exists (select from app.holds as held
    where held.organization_id = ${db.organizationId} and held.building_id = ${building_id}
      and held.owner_id = ${owner_id} and held.status = any(${RUNNING_HOLD_STATUSES}::text[]))`;
}
