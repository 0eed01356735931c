import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { journalEntries } from '#relations/ledger.ts';

/** Finds the entry in force that a transaction posted itself; none if it is not matched. */
export async function findBookedEntries(db: Connection, transactionId: string): Promise<string[]> {
  const rows = await db.query<{ readonly id: string }>(sql`select entry.id
    from app.bank_transactions as line
    join ${journalEntries(db)} as entry on entry.id = line.entry_id
      and entry.source_type = 'BankTransaction' and entry.source_id = line.id
    where line.organization_id = ${db.organizationId} and line.id = ${transactionId}`);
  return rows.map(({ id }) => id);
}
