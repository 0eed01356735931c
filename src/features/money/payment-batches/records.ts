import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';

export const paymentBatchRecords: readonly RecordKind[] = [
  {
    type: 'PaymentBatch',
    table: 'payment_batches',
    access: 'batches:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];
