import { createErasureRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { replayErasures } from './commands.ts';
export { erasureLine } from './erasure-line.ts';
export { listErasures } from './repository.ts';

export const erasureFeature = { tables, routes: createErasureRoutes };
