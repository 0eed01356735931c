import { createErasureRoutes } from './routes.ts';

export { replayErasures } from './commands.ts';
export { listErasures, type ErasedOwner } from './repository.ts';

export const erasureFeature = { routes: createErasureRoutes };
