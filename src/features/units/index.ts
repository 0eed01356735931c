export { unitRoutes } from './routes.ts';
export { createUnit, createUnits } from './commands.ts';
export { knownUnits, toUnit, type UnitRow } from './repository.ts';
export { changeTotalQuota, recordTotalQuota } from './building-quotas.ts';
