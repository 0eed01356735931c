export { unitTransferRoutes } from './routes.ts';
