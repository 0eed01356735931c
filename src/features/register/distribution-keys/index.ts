import { keyRecords } from './records.ts';
import { distributionKeyRoutes } from './routes.ts';

export { createDistributionKey } from './commands.ts';
export { insertGeneralKey } from './general-key.ts';
export { findKeyWeights, requireKey } from './key-weights.ts';
export { listKeys } from './queries.ts';
export { deleteGeneralKey } from './repository.ts';

export const distributionKeysFeature = { records: keyRecords, routes: distributionKeyRoutes };
