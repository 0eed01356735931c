import { relation } from '#platform/db/rows.ts';

/** The keys. */
export const distributionKeys = relation('distribution_keys', [
  'id',
  'building_id',
  'name',
  'is_general',
]);

/** From which day on a key has which weights. */
export const keyVersions = relation('distribution_key_versions', [
  'id',
  'distribution_key_id',
  'valid_from',
]);

/** The weights of each version. */
export const keyWeights = relation('distribution_key_weights', ['version_id', 'unit_id', 'weight']);
