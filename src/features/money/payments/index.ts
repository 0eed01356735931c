import { paymentReceived } from './notification-types.ts';
import { paymentRoutes } from './routes.ts';

export { createPayment } from './commands.ts';

export const paymentsFeature = { routes: paymentRoutes, notificationTypes: [paymentReceived] };
