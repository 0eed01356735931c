import { createOverviewRoutes } from './routes.ts';

export { figureOf, type OverviewPart, type WaitingRow } from './part.ts';
export { firstOf, inReach } from './repository.ts';

export const overviewFeature = { routes: createOverviewRoutes };
