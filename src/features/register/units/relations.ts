import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** The units. */
export const units = relation('units', [
  'id',
  'building_id',
  'unit_number',
  'type',
  'floor',
  'quota',
  'parent_unit_id',
]);
