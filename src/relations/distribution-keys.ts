import { relation } from '#platform/db/rows.ts';

/** Distribution keys. */
export const distributionKeys = relation('distribution_keys', [
  'id',
  'building_id',
  'name',
  'is_general',
  'kind',
]);

/** Versions of a key, by first day of validity. */
export const keyVersions = relation('distribution_key_versions', [
  'id',
  'distribution_key_id',
  'valid_from',
]);

/** Weights of each version. */
export const keyWeights = relation('distribution_key_weights', ['version_id', 'unit_id', 'weight']);
