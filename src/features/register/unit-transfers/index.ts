import type { SweepDependencies } from '#features/people/organizations/index.ts';
import { createDailyTransfers } from './daily-task.ts';
import { discloseTransfers } from './disclosure-repository.ts';
import { ownershipTransferred } from './notification-types.ts';
import { unitTransferRoutes } from './routes.ts';

export const unitTransfersFeature = {
  disclosure: discloseTransfers,
  routes: unitTransferRoutes,
  tasks: (parts: SweepDependencies) => [createDailyTransfers(parts)],
  notificationTypes: [ownershipTransferred],
};
