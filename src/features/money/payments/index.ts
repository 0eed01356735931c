export { createPayment } from './commands.ts';
export { paymentRoutes } from './routes.ts';
export { paymentReceived } from './notification-types.ts';
