import { workingCapitalCalled } from '#features/money/calls-for-funds/index.ts';
import type { SweepDependencies } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import { discloseTransfers } from './disclosure-repository.ts';
import { ownershipTransferred } from './notification-types.ts';
import { unitTransferRoutes } from './routes.ts';
import { tables } from './tables.ts';
import { createDailyTransfers, transferCalledCapital } from './working-capital.ts';

export { transferUnit } from './commands.ts';

export const unitTransfersFeature = {
  tables,
  disclosure: discloseTransfers,
  routes: unitTransferRoutes,
  followers: [following(workingCapitalCalled, transferCalledCapital)],
  tasks: (parts: SweepDependencies) => [createDailyTransfers(parts)],
  notificationTypes: [ownershipTransferred],
};
