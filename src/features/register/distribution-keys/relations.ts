import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** The keys. */
export const distributionKeys = relation('distribution_keys', [
  'id',
  'building_id',
  'name',
  'is_general',
]);
