import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses an owner's consents to be convened by other means, and their end. */
export const discloseConsents: DisclosurePart = async ({ db }, { owner_id }) => ({
  ConvocationConsents: await db.query<DisclosedRecord>(sql`select means, agreed_on, withdrawn_on,
      created_at
    from app.convocation_consents
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    order by agreed_on, id`),
});
