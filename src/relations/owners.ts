import { relation } from '#platform/db/rows.ts';

/** Owners, with their contact details. */
export const owners = relation('owners', [
  'id',
  'name',
  'name_order',
  'kept_name',
  'email',
  'kind',
  'phone',
  'address',
  'language',
  'user_id',
  'enterprise_number',
  'external_ref',
  'office_ref',
  'is_restricted',
  'created_by',
]);
