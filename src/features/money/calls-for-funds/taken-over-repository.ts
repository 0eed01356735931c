import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { CallRow } from './repository.ts';

/** Finds and locks the calls in force that were taken over with an Opening entry. */
export function lockTakenOver(db: Connection, openingEntryId: string): Promise<CallRow[]> {
  return db.query<CallRow>(sql`select * from app.calls_for_funds
    where organization_id = ${db.organizationId} and opening_entry_id = ${openingEntryId}
      and status <> 'Cancelled' order by id for no key update`);
}
