import { expenseMoved, expenseReduced } from '#features/money/expenses/index.ts';
import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import { followExpenses, refuseUnderWay } from './follow-expenses.ts';
import { paymentBatchesOverview } from './overview.ts';
import { paymentBatchRoutes } from './routes.ts';
import { tables } from './tables.ts';

const records: readonly RecordKind[] = [
  {
    type: 'PaymentBatch',
    table: 'payment_batches',
    access: 'batches:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];

export const paymentBatchesFeature = {
  tables,
  records,
  routes: paymentBatchRoutes,
  overview: paymentBatchesOverview,
  followers: [following(expenseMoved, followExpenses), following(expenseReduced, refuseUnderWay)],
};
