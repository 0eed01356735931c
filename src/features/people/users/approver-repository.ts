import type { Role } from '#domain/people/roles.ts';
import { APPROVING_ROLES } from '#domain/people/second-person.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { members, roleAssignments, users } from '#relations/auth.ts';

/** An approving role that waits for confirmation. */
export interface UnconfirmedApprover {
  readonly role_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly role_type: Role;
  readonly building_ids: readonly string[] | null;
  /** Null: nobody in the organization. */
  readonly granted_by: string | null;
  readonly granted_by_name: string | null;
  readonly created_at: string;
  /** Version of the holder. */
  readonly version: number;
}

/** Finds the unconfirmed approving roles, oldest first; a limited role sees those of its buildings. */
export function selectUnconfirmedApprovers({
  db,
  principal,
}: TenantContext): Promise<UnconfirmedApprover[]> {
  const conditions = [
    sql`role.role_type = any(${APPROVING_ROLES}::text[])`,
    sql`(role.granted_by is not null or role.is_address_unproven)`,
    sql`role.approver_confirmed_at is null`,
  ];
  if (principal.building_ids !== null)
    conditions.push(sql`role.building_ids <@ ${principal.building_ids}::uuid[]`);
  return db.query<UnconfirmedApprover>(sql`select role.id as role_id, role.user_id, person.name,
      person.email, role.role_type, role.building_ids, role.granted_by, giver.name as granted_by_name,
      role.created_at, member.version
    from ${roleAssignments(db)} as role
    join ${users(db)} as person on person.id = role.user_id
    join ${members(db)} as member on member.organization_id = ${db.organizationId}
      and member.id = role.user_id
    left join ${users(db)} as giver on giver.id = role.granted_by
    where ${allOf(conditions)} order by role.created_at, role.id limit 500`);
}
