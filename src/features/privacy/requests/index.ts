import type { SweepDependencies } from '#features/shared/index.ts';
import { discloseRequests } from './disclosure-repository.ts';
import { eraseRequests } from './erasure-repository.ts';
import { gdprRequestCompleted } from './notification-types.ts';
import { requestsOverview } from './overview.ts';
import { createDailyGdprRequests } from './remind-task.ts';
import { requestRetention } from './retention-repository.ts';
import { requestRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { completeOpenRequests } from './commands.ts';

export const requestsFeature = {
  tables,
  retention: [requestRetention],
  disclosure: discloseRequests,
  erasure: eraseRequests,
  routes: requestRoutes,
  tasks: (deps: SweepDependencies) => [createDailyGdprRequests(deps)],
  notificationTypes: [gdprRequestCompleted],
  overview: requestsOverview,
};
