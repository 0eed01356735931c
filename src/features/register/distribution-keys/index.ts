import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { distributionKeyRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createDistributionKey } from './commands.ts';
export { insertGeneralKey } from './general-key.ts';
export { findKeyOrMeter, findKeyWeights, requireKey } from './key-weights.ts';
export { listKeys } from './queries.ts';
export { deleteGeneralKey, findKeyNames, findKeyVersions } from './repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'DistributionKey',
    table: 'distribution_keys',
    access: 'register:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];

export const distributionKeysFeature = {
  tables,
  records,
  routes: distributionKeyRoutes,
};
