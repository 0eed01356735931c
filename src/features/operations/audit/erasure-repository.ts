import type { ErasurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * What entries hold apart goes where it is about the person or names them: that something was written,
 * by which id and when, stays, and so does the chain.
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
