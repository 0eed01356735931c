import { buildingsOverview } from './overview.ts';
import { buildingRecords } from './records.ts';
import { buildingRoutes } from './routes.ts';
import { buildingSearch } from './search-repository.ts';

export { lockBuilding, toBuilding } from './building.ts';
export { createBuilding } from './commands.ts';
export { assignQuota, releaseQuota } from './quotas.ts';
export { findBuildingNames, lockBuildingByRef } from './repository.ts';

export const buildingsFeature = {
  search: buildingSearch,
  routes: buildingRoutes,
  records: buildingRecords,
  overview: buildingsOverview,
};
