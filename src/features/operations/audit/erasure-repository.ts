import type { ErasurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Erases the separate values of entries that concern the person or name them. The entry itself,
 * with its id and time, and the hash chain remain.
 */
export const eraseFromAudit: ErasurePart = async ({ db }, person) => {
  db.trail.isErasing = true;
  const { owner_id, user_ids, account_ids, pattern } = person;
  const ids = [owner_id, ...user_ids, ...account_ids];
  const names =
    pattern === null ? sql`false` : sql`details::text ~* ${pattern} or changes::text ~* ${pattern}`;
  const AuditValues = await db.execute(sql`delete from app.audit_values
    where organization_id = ${db.organizationId} and (subjects ?| ${ids}::text[] or ${names})`);
  return { erased: { AuditValues } };
};
