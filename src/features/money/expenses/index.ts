import { bulkRoutes } from './bulk-routes.ts';
import { enterDemoExpenses } from './demo.ts';
import { expenseNotificationTypes } from './notification-types.ts';
import { expenseRoutes } from './routes.ts';

export { moveSplits } from './repository.ts';

export const expensesFeature = {
  routes: [...expenseRoutes, ...bulkRoutes],
  notificationTypes: expenseNotificationTypes,
  demo: enterDemoExpenses,
};
