import { takeoverRoutes } from './routes.ts';

export { takeoverReader } from './reader.ts';

export const takeoverFeature = { routes: takeoverRoutes };
