import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses what a person did, and what was done with their personal data. */
export const discloseActivity: DisclosurePart = async ({ db }, { owner_id, user_ids }) => ({
  Activity: await db.query<DisclosedRecord>(sql`select occurred_at, action,
      actor_id = any(${user_ids}::uuid[]) as by_the_person
    from app.audit_log where organization_id = ${db.organizationId}
      and (object_id = ${owner_id} or actor_id = any(${user_ids}::uuid[]))
    order by id`),
});
