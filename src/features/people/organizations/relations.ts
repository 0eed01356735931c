import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** The organizations of the platform. */
export const organizations = relation('auth.organizations', [
  'id',
  'name',
  'contact_email',
  'language',
  'enterprise_number',
  'quiet_hours_from',
  'quiet_hours_to',
]);
