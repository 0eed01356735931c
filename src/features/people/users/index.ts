export { createUserRoutes } from './routes.ts';
