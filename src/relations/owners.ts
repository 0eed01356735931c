import { relation } from '#platform/db/rows.ts';

/** The owners, who may be reached. */
export const owners = relation('owners', [
  'id',
  'name',
  'name_order',
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
