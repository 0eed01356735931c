import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Discloses the users that represent a person, their roles and sign-ins, in this organization only.
 * Never discloses passwords or other secrets.
 */
export const disclosePeople: DisclosurePart = async ({ db }, { user_ids, account_ids }) => {
  const [Users, Roles, Sessions] = await Promise.all([
    db.query<DisclosedRecord>(sql`select member.id, member.name, member.email, member.phone,
        member.language, member.is_active, member.joined_at, account.totp_enabled as two_factor
      from auth.members as member join auth.users as account on account.id = member.user_id
      where member.organization_id = ${db.organizationId} and member.id = any(${user_ids}::uuid[])
      order by member.id`),
    db.query<DisclosedRecord>(sql`select role_type, accepted_at, created_at
      from auth.role_assignments
      where organization_id = ${db.organizationId} and user_id = any(${account_ids}::uuid[])
      order by created_at, id`),
    db.query<DisclosedRecord>(sql`select session.address, session.user_agent, session.created_at,
        session.last_used_at, session.expires_at, session.revoked_at
      from auth.sessions as session
      join auth.role_assignments as role on role.id = session.role_id
        and role.organization_id = ${db.organizationId}
      where session.user_id = any(${account_ids}::uuid[])
      order by session.created_at, session.id`),
  ]);
  return { Users, Roles, Sessions };
};
