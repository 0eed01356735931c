import { bulkRoutes } from './bulk-routes.ts';
import { enterDemoExpenses } from './demo.ts';
import { discloseExpenses } from './disclosure-repository.ts';
import { keepExpenses } from './erasure-repository.ts';
import { expenseNotificationTypes } from './notification-types.ts';
import { expensesOverview } from './overview.ts';
import { expenseRecords } from './records.ts';
import { expenseRoutes } from './routes.ts';
import { expenseSearch } from './search-repository.ts';

export { moveSplits } from './repository.ts';

export const expensesFeature = {
  disclosure: discloseExpenses,
  erasure: keepExpenses,
  search: expenseSearch,
  records: expenseRecords,
  routes: [...expenseRoutes, ...bulkRoutes],
  notificationTypes: expenseNotificationTypes,
  overview: expensesOverview,
  demo: enterDemoExpenses,
};
