import { paymentBatchRecords } from './records.ts';
import { paymentBatchRoutes } from './routes.ts';

export const paymentBatchesFeature = {
  records: paymentBatchRecords,
  routes: paymentBatchRoutes,
};
