import { relation } from '#platform/db/rows.ts';

/** Meters of lots. */
export const meters = relation('meters', ['id', 'unit_id', 'distribution_key_id', 'number']);

/** Indexes of meters at the end of a day. */
export const meterReadings = relation('meter_readings', [
  'meter_id',
  'read_on',
  'index',
  'new_index',
]);
