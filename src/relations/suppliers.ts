import { relation } from '#platform/db/rows.ts';

/** Suppliers, including those that were merged into others. */
export const suppliers = relation('suppliers', [
  'id',
  'name',
  'email',
  'language',
  'enterprise_number',
  'iban',
  'merged_into_id',
]);
