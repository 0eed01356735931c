import type { Connection } from '#platform/db/connection.ts';
import { relation } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';

/** All accounts that can sign in. */
export const accounts = relation('auth.users', [
  'id',
  'email',
  'name',
  'phone',
  'language',
  'is_active',
  'totp_enabled',
  'created_at',
  'updated_at',
  'version',
]);

/** Roles by account, in organizations or on the platform. */
export const accountRoles = relation('auth.role_assignments', [
  'id',
  'user_id',
  'role_type',
  'organization_id',
  'owner_id',
  'building_ids',
  'accepted_at',
  'created_at',
  'granted_by',
  'approver_confirmed_at',
  'is_address_unproven',
]);

/** Data of people within each organization. */
export const members = relation('auth.members', [
  'organization_id',
  'id',
  'user_id',
  'email',
  'name',
  'phone',
  'language',
  'is_active',
  'joined_at',
  'created_at',
  'updated_at',
  'version',
]);

/**
 * Users of the tenant by their ids there, whose own settings take precedence over the
 * organization's; and platform administrators, by the ids of their accounts.
 */
export function users(db: Connection): Sql {
  return sql`(select member.id, account.id as account_id, account.email,
      coalesce(account.name, member.name) as name, coalesce(account.phone, member.phone) as phone,
      coalesce(account.language, member.language) as language,
      account.is_active and member.is_active as is_active, false as is_of_platform
    from auth.members as member join auth.users as account on account.id = member.user_id
    where member.organization_id = ${db.organizationId}
    union all
    select account.id, account.id, account.email, coalesce(account.name, account.email),
      account.phone, coalesce(account.language, 'fr'), account.is_active, true
    from auth.users as account
    where exists (select from auth.role_assignments as role where role.user_id = account.id
        and role.role_type = 'SuperAdmin' and role.accepted_at is not null)
      and not exists (select from auth.members as member
        where member.organization_id = ${db.organizationId} and member.id = account.id))`;
}

/** Roles of users in the tenant, without roles on the platform. */
export function roleAssignments(db: Connection): Sql {
  return sql`(select role.id, member.id as user_id, role.role_type, role.organization_id,
      role.owner_id, role.building_ids, role.accepted_at, role.created_at, role.granted_by,
      role.approver_confirmed_at, role.is_address_unproven
    from auth.role_assignments as role
    join auth.members as member on member.organization_id = role.organization_id
      and member.user_id = role.user_id
    where role.organization_id = ${db.organizationId})`;
}
