import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    distribution_keys: ({ none }) =>
      none('id', 'building_id', 'name', 'name_key', 'name_clashes', 'is_general', 'kind'),
    distribution_key_versions: ({ none }) => none('id', 'distribution_key_id', 'valid_from'),
    distribution_key_weights: ({ none }) => none('version_id', 'unit_id', 'weight'),
  },
  nouns: { distribution_keys: 'distribution_key' },
  constraints: {
    distribution_keys_name_unique: { what: 'name', pointer: '/body/name' },
  },
  handover: {
    distribution_key_versions: within('distribution_keys', 'distribution_key_id'),
    distribution_key_weights: within('distribution_key_versions', 'version_id'),
  },
});
