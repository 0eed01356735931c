import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** Finds the expenses in force that were taken over with an Opening entry. */
export async function findTakenOver(db: Connection, openingEntryId: string): Promise<string[]> {
  const rows = await db.query<{ readonly id: string }>(sql`select id from app.expenses
    where organization_id = ${db.organizationId} and opening_entry_id = ${openingEntryId}
      and status <> 'Cancelled' order by id`);
  return rows.map(({ id }) => id);
}
