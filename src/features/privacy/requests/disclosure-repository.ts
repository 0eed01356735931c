import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses a person's requests about their data, and the answers. */
export const discloseRequests: DisclosurePart = async ({ db }, { owner_id }) => ({
  Requests: await db.query<DisclosedRecord>(sql`select kind, details, received_on, due_on, status,
      extended_on, extension_reason, outcome, answered_at
    from app.gdpr_requests
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    order by received_on, id`),
});
