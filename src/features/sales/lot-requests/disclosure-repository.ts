import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses the requests for information on lots that a person made, or whose cost they were charged. */
export const discloseLotRequests: DisclosurePart = async ({ db }, { owner_id, emails }) => ({
  LotRequests: await db.query<DisclosedRecord>(sql`select kind, asked_by, name, email, received_on,
      sent_at, charge_cents
    from app.lot_requests where organization_id = ${db.organizationId}
      and (lower(email) = any(${emails}::text[]) or charged_owner_id = ${owner_id})
    order by received_on, id`),
});
