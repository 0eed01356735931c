import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    units: ({ none }) =>
      none(
        'id',
        'building_id',
        'unit_number',
        'number_order',
        'number_key',
        'number_clashes',
        'type',
        'floor',
        'area',
        'quota',
        'parent_unit_id',
        'complete_from',
        'search_text',
      ),
    unit_quotas: ({ none }) => none('unit_id', 'valid_from', 'quota'),
  },
  nouns: { units: 'unit' },
  constraints: {
    units_number_unique: { what: 'unit_number', pointer: '/body/unit_number' },
  },
  handover: {
    unit_quotas: within('units', 'unit_id'),
  },
});
