import { usersOverview } from './overview.ts';
import { createUserRoutes } from './routes.ts';

export const usersFeature = { routes: createUserRoutes, overview: usersOverview };
