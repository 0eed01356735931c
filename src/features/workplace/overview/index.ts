import { createOverviewRoutes } from './routes.ts';

export { computeFigure, type OverviewPart, type WaitingRow } from './part.ts';
export { firstOf, firstOfIndexed, limitToReach } from './repository.ts';

export const overviewFeature = { routes: createOverviewRoutes };
