export { distributionKeyRoutes } from './routes.ts';
export { createDistributionKey } from './commands.ts';
export { insertGeneralKey } from './general-key.ts';
export { keyWeightsOn } from './key-weights.ts';
export { deleteGeneralKey } from './repository.ts';
