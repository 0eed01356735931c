import { selectOwnerRepresentatives } from '#features/notifications/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { users } from '#relations/auth.ts';
import { buildings } from '#relations/buildings.ts';
import { owners } from '#relations/owners.ts';

/** Receivable, with one of the people who represent the owner. */
export type OwedRow = Pick<
  Row<'receivables'>,
  | 'owner_id'
  | 'building_id'
  | 'source_type'
  | 'source_id'
  | 'amount_cents'
  | 'open_cents'
  | 'due_date'
  | 'structured_communication'
> & {
  readonly user_id: string;
  readonly building: string;
  /** Whether this person receives e-mail sent to the owner. */
  readonly is_own_address: boolean;
};

/** Finds what is still open of a call, by person, building, owner and age. */
export function findOwedByCall(db: Connection, callId: string): Promise<OwedRow[]> {
  return findOwed(db, sql`owed.source_type = 'CallForFunds' and owed.source_id = ${callId}`);
}

/** Finds what is still open of these receivables, in the same order. */
export function findStillOwed(db: Connection, ids: readonly string[]): Promise<OwedRow[]> {
  return findOwed(db, sql`owed.id = any(${ids}::uuid[]) and owed.open_cents > 0`);
}

function findOwed(db: Connection, condition: Sql): Promise<OwedRow[]> {
  return db.query<OwedRow>(sql`select distinct stands.user_id, owed.owner_id, owed.building_id,
      building.name as building, owed.source_type, owed.source_id, owed.amount_cents, owed.open_cents,
      owed.due_date, owed.structured_communication, owed.id,
      coalesce(lower(person.email) = lower(owner.email), false) as is_own_address
    from app.receivables as owed
    join ${buildings(db)} as building on building.id = owed.building_id
    join ${selectOwnerRepresentatives(db)} as stands on stands.owner_id = owed.owner_id
      and (stands.building_ids is null or owed.building_id = any(stands.building_ids))
    join ${users(db)} as person on person.id = stands.user_id
    join ${owners(db)} as owner on owner.id = owed.owner_id
    where owed.organization_id = ${db.organizationId} and owed.cancelled_at is null and ${condition}
    order by stands.user_id, owed.building_id, owed.owner_id, owed.due_date, owed.id`);
}
