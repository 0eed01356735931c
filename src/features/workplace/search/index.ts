import { createSearchRoutes } from './routes.ts';

export type { FoundRecord, SearchPart } from './part.ts';
export { selectBestIds, findBestTitled, limitToBuilding } from './repository.ts';

export const searchFeature = { routes: createSearchRoutes };
