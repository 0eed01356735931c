import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { members } from '#relations/auth.ts';

/** Discloses who has read a person's data. */
export const discloseAccesses: DisclosurePart = async ({ db }, { owner_id }) => ({
  Accesses: await db.query<DisclosedRecord>(sql`select access.accessed_at, access.operation,
      member.name as actor_name
    from app.data_accesses as access
    left join ${members(db)} as member on member.organization_id = ${db.organizationId}
      and member.id = access.actor_id
    where access.organization_id = ${db.organizationId} and access.owner_id = ${owner_id}
    order by access.sequence, access.id`),
});
