import { paymentReceived } from './notification-types.ts';
import { paymentRecords } from './records.ts';
import { paymentRoutes } from './routes.ts';

export { createPayment } from './commands.ts';

export const paymentsFeature = {
  records: paymentRecords,
  routes: paymentRoutes,
  notificationTypes: [paymentReceived],
};
