import { APPROVING_ROLES, type ApproverRole } from '#domain/people/second-person.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { roleAssignments } from '#relations/auth.ts';

/** Finds all roles in the organization of the users who approve there. */
export function findApproverRoles(db: Connection): Promise<ApproverRole[]> {
  const approving = sql`role_type = any(${APPROVING_ROLES}::text[])`;
  return db.query<ApproverRole>(sql`select role.id as role_id, role.user_id, role.granted_by,
      role.approver_confirmed_at is not null as is_confirmed, role.is_address_unproven,
      ${approving} as is_approving
    from ${roleAssignments(db)} as role
    where role.user_id in (select user_id from ${roleAssignments(db)} as approver where ${approving})
    order by role.created_at, role.id`);
}
