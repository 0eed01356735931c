import { createDailyRetention, type RetentionDependencies } from './daily-task.ts';
import { createRetentionRoutes } from './routes.ts';

export const retentionFeature = {
  routes: createRetentionRoutes,
  tasks: (deps: RetentionDependencies) => [createDailyRetention(deps)],
};
