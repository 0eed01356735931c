export { distributionKeyRoutes } from './routes.ts';
export { createDistributionKey } from './commands.ts';
export { insertGeneralKey } from './general-key.ts';
export { keyWeightsOn, type KeyWeights, type WeightedUnitRow } from './key-weights.ts';
