import { accountReference } from '#domain/owner-accounts/payment-reference.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { receivables } from '#relations/owner-accounts.ts';

/** Finds the payment references of an owner, of items and of accounts, twelve digits each. */
export async function findReferencesOfOwner(db: Connection, ownerId: string): Promise<string[]> {
  const rows = await db.query<{ readonly item: string }>(sql`
    select structured_communication as item
    from ${receivables(db)} as owed where owed.owner_id = ${ownerId}`);
  return rows.flatMap(({ item }) => [item, accountReference(item)]);
}
