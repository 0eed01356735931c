export { createDailyTransfers } from './daily-task.ts';
export { ownershipTransferred } from './notification-types.ts';
export { unitTransferRoutes } from './routes.ts';
