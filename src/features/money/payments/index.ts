export { createPayment } from './commands.ts';
export { paymentRoutes } from './routes.ts';
