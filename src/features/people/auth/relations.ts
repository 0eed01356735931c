import { relation } from '#platform/db/rows.ts';

/** People who may sign in. */
export const users = relation('auth.users', [
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

/** Who has which role where. */
export const roleAssignments = relation('auth.role_assignments', [
  'id',
  'user_id',
  'role_type',
  'organization_id',
  'owner_id',
  'building_ids',
  'accepted_at',
  'created_at',
]);

/** How an organization named somebody who has yet to answer. */
export const invitedProfiles = relation('auth.invited_profiles', [
  'user_id',
  'organization_id',
  'email',
  'name',
  'phone',
  'language',
  'created_at',
  'updated_at',
  'version',
]);
