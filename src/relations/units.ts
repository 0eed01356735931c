import { relation } from '#platform/db/rows.ts';

/** Units. */
export const units = relation('units', [
  'id',
  'building_id',
  'unit_number',
  'number_order',
  'type',
  'floor',
  'area',
  'quota',
  'parent_unit_id',
  'complete_from',
]);

/** Quotas of units, by first day of validity. */
export const unitQuotas = relation('unit_quotas', ['unit_id', 'valid_from', 'quota']);
