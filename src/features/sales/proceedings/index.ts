import { maskProceedings } from './erasure-repository.ts';
import { proceedingRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findProceedingsOfBuilding, type ProceedingRow } from './repository.ts';

export const proceedingsFeature = {
  tables,
  erasure: maskProceedings,
  routes: proceedingRoutes,
};
