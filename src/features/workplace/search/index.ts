import { createSearchRoutes } from './routes.ts';

export type { FoundRecord, SearchPart } from './part.ts';
export { bestIds, bestTitled } from './repository.ts';

export const searchFeature = { routes: createSearchRoutes };
