export { distributionKeyRoutes } from './routes.ts';
export { createDistributionKey } from './commands.ts';
export { deleteGeneralKey, insertGeneralKey } from './general-key.ts';
export { keyWeightsOn } from './key-weights.ts';
