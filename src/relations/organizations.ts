import { relation } from '#platform/db/rows.ts';

/** Organizations of the platform. */
export const organizations = relation('auth.organizations', [
  'id',
  'name',
  'contact_email',
  'language',
  'enterprise_number',
  'address',
  'postal_code',
  'city',
  'phone',
  'registration_number',
  'quiet_hours_from',
  'quiet_hours_to',
  'second_factor_required',
]);
