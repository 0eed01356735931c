export { reportRenderer } from './delivery.ts';
export { reportRoutes } from './routes.ts';
