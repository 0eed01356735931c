import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses what notaries withheld from an owner, and the acts that interrupt limitation. */
export const discloseHolds: DisclosurePart = async ({ db }, { owner_id }) => ({
  Holds:
    await db.query<DisclosedRecord>(sql`select deed_on, amount_cents, informed_on, letter_sent_on,
      status, ended_on, payment_id, reason
    from app.holds where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    order by deed_on, id`),
  Interruptions: await db.query<DisclosedRecord>(sql`select kind, done_on from app.interruptions
    where organization_id = ${db.organizationId} and owner_id = ${owner_id} order by done_on, id`),
});
