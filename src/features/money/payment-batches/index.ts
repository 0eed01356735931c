import { expenseMoved, expenseReduced } from '#features/money/expenses/index.ts';
import { following } from '#platform/followers.ts';
import { followExpenses, refuseUnderWay } from './follow-expenses.ts';
import { paymentBatchesOverview } from './overview.ts';
import { paymentBatchRecords } from './records.ts';
import { paymentBatchRoutes } from './routes.ts';

export const paymentBatchesFeature = {
  records: paymentBatchRecords,
  routes: paymentBatchRoutes,
  overview: paymentBatchesOverview,
  followers: [following(expenseMoved, followExpenses), following(expenseReduced, refuseUnderWay)],
};
