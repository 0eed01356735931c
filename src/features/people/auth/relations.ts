import { relation } from '#platform/db/rows.ts';

export { roleAssignments, users } from './repository/people-of-tenant.ts';

/** Everybody who may sign in, wherever. */
export const accounts = relation('auth.users', [
  'id',
  'email',
  'name',
  'phone',
  'language',
  'is_active',
  'created_at',
  'updated_at',
  'version',
]);

/** Who has which role in which organization, or on the platform; by account. */
export const accountRoles = relation('auth.role_assignments', [
  'id',
  'user_id',
  'role_type',
  'organization_id',
  'owner_id',
  'building_ids',
  'accepted_at',
  'created_at',
]);

/** What organizations say of people. */
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
