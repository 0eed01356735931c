import { createRetentionRoutes } from './routes.ts';
import { createDailyRetention } from './run-retention.ts';

export const retentionFeature = {
  routes: createRetentionRoutes,
  tasks: (deps: Parameters<typeof createDailyRetention>[0]) => [createDailyRetention(deps)],
};
