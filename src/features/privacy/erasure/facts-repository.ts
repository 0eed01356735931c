import type { ErasureFacts } from '#domain/privacy/erasure.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { documents } from '#relations/documents.ts';
import { journalLines } from '#relations/ledger.ts';
import { credits, receivables } from '#relations/owner-accounts.ts';
import { paymentReminders } from '#relations/payment-reminders.ts';
import { holdings } from '#relations/unit-owners.ts';

/** Finds what decides on an erasure, except the roles of the owner's users. */
export function findFacts(
  { db, today }: TenantContext,
  ownerId: string,
): Promise<Omit<ErasureFacts, 'mandates'>> {
  return db.one(sql`select
    exists (select from ${holdings(db)} as holding where holding.owner_id = ${ownerId})
    or exists (select from ${journalLines(db)} as line where line.owner_id = ${ownerId}) as is_in_records,
    (select count(*) from ${holdings(db)} as holding where holding.owner_id = ${ownerId}
      and not isempty(holding.during) and (upper_inf(holding.during) or upper(holding.during) > ${today}::date)) as held_units,
    (select coalesce(sum(receivable.open_cents), 0)::bigint from ${receivables(db)} as receivable
      where receivable.owner_id = ${ownerId} and receivable.cancelled_at is null) as owed_cents,
    (select coalesce(sum(credit.free_cents), 0)::bigint from ${credits(db)} as credit
      where credit.owner_id = ${ownerId} and credit.cancelled_at is null) as credit_cents,
    (select count(*) from ${paymentReminders(db)} as reminder
      where reminder.owner_id = ${ownerId} and reminder.status in ('Open', 'Sent'))
    + (select count(*) from ${documents(db)} as document
      where document.owner_id = ${ownerId} and document.legal_hold) as disputes`);
}
