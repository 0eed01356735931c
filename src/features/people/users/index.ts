import { createUserRoutes } from './routes.ts';

export const usersFeature = { routes: createUserRoutes };
