import { enterDemoExpenses } from './demo.ts';
import { expenseNotificationTypes } from './notification-types.ts';
import { expenseRoutes } from './routes.ts';

export const expensesFeature = {
  routes: expenseRoutes,
  notificationTypes: expenseNotificationTypes,
  demo: enterDemoExpenses,
};
