import { relation } from '#platform/db/rows.ts';

/** The units. */
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
]);

/** Which quota a unit has, from which day on. */
export const unitQuotas = relation('unit_quotas', ['unit_id', 'valid_from', 'quota']);
