import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { journalLines } from '#relations/ledger.ts';
import { credits, receivables } from '#relations/owner-accounts.ts';
import type { HandoverTotals } from './handed-files.ts';

/** Sums the books of a building, by which they are compared in the other office. */
export function sumBooks(db: Connection, building_id: string): Promise<HandoverTotals> {
  return db.one<HandoverTotals>(sql`select
    (select count(distinct entry_id)::integer from ${journalLines(db)} as line
      where building_id = ${building_id}) as entries,
    (select coalesce(sum(debit_cents), 0)::bigint from ${journalLines(db)} as line
      where building_id = ${building_id}) as debit_cents,
    (select coalesce(sum(credit_cents), 0)::bigint from ${journalLines(db)} as line
      where building_id = ${building_id}) as credit_cents,
    (select coalesce(sum(open_cents), 0)::bigint from ${receivables(db)} as owed
      where building_id = ${building_id}) as open_items_cents,
    (select coalesce(sum(free_cents), 0)::bigint from ${credits(db)} as credit
      where building_id = ${building_id}) as free_credits_cents`);
}
