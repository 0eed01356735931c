import { usersOverview } from './overview.ts';
import { createUserRoutes } from './routes.ts';

export { approverAdded } from './granted-roles.ts';

export const usersFeature = { routes: createUserRoutes, overview: usersOverview };
