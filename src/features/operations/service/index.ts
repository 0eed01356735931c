import type { Clock } from '#platform/clock.ts';
import { createServiceRoutes } from './routes.ts';
import { runbookPage } from './runbook-page.ts';
import type { ServiceDependencies } from './state.ts';
import { createJobWatch, type WatchDependencies } from './watch-task.ts';

export const serviceFeature = {
  pages: () => [runbookPage],
  routes: (deps: ServiceDependencies & { readonly clock: Clock }) => createServiceRoutes(deps),
  tasks: (deps: WatchDependencies) => [createJobWatch(deps)],
};
