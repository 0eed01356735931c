import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    meters: ({ none }) => none('id', 'unit_id', 'distribution_key_id', 'number', 'unit_of_measure'),
    meter_readings: ({ none, keep }) => ({
      ...none('id', 'meter_id', 'read_on', 'reason'),
      ...keep({ subject: 'Owner', by: 'meter_id', through: 'meters' }, 'Charges', 'Financial', [
        'index',
        'new_index',
      ]),
    }),
  },
  nouns: { meters: 'meter' },
  constraints: {
    meters_number_unique: { what: 'meter', pointer: '/body/number' },
    meter_readings_day_unique: { what: 'reading', pointer: '/body/read_on' },
  },
  handover: {
    meters: within('units', 'unit_id'),
    meter_readings: within('meters', 'meter_id'),
  },
});
