import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses an owner's name and contact details; of an erased owner, what the books keep. */
export const discloseOwner: DisclosurePart = async ({ db }, { owner_id }) => ({
  Person: await db.query<DisclosedRecord>(sql`select id,
      coalesce(kept_name, name) as name, email, kind, phone,
      coalesce(kept_address, address) as address, kept_until, language,
      enterprise_number, external_ref, office_ref, is_restricted, created_at, updated_at
    from app.owners where organization_id = ${db.organizationId} and id = ${owner_id}`),
});
