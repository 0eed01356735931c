import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses the corrections of a person's data, and its restrictions. */
export const discloseRights: DisclosurePart = async ({ db }, { owner_id }) => {
  const [Rectifications, Restrictions] = await Promise.all([
    db.query<DisclosedRecord>(sql`select field, value_before, value_after, reason, rectified_at
      from app.data_rectifications
      where organization_id = ${db.organizationId} and owner_id = ${owner_id}
      order by rectified_at, id`),
    db.query<DisclosedRecord>(sql`select ground, reason, placed_at, lift_reason, lifted_at
      from app.data_restrictions
      where organization_id = ${db.organizationId} and owner_id = ${owner_id}
      order by placed_at, id`),
  ]);
  return { Rectifications, Restrictions };
};
