import { createErasureRoutes } from './routes.ts';

export { replayErasures } from './commands.ts';
export { erasureLine } from './erasure-line.ts';
export { listErasures } from './repository.ts';

export const erasureFeature = { routes: createErasureRoutes };
