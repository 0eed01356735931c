import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { buildingsOverview } from './overview.ts';
import { buildingRoutes } from './routes.ts';
import { buildingSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export { lockBuilding, toBuilding } from './building.ts';
export { createBuilding } from './commands.ts';
export { planAssignedQuota, releaseQuota } from './quotas.ts';
export { singleApproverConfirmed, singleApproverRequested } from './second-approver.ts';
export { lockBuildingByRef, saveQuotaState } from './repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'Building',
    table: 'buildings',
    access: 'register:read',
    visible: (ctx) => visibleBuildings(ctx, 'id'),
  },
];

export const buildingsFeature = {
  tables,
  search: buildingSearch,
  routes: buildingRoutes,
  records,
  overview: buildingsOverview,
};
