export { unitRoutes } from './routes.ts';
export { createUnits } from './commands.ts';
export { knownUnits, type UnitRow } from './repository.ts';
export { toUnit } from './unit.ts';
export { changeTotalQuota, recordTotalQuota } from './building-quotas.ts';
