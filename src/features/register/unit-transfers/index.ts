export { createDailyTransfers } from './daily-task.ts';
export { unitTransferRoutes } from './routes.ts';
