import { relation } from '#platform/db/rows.ts';

/** Batches of payments for banks to execute. */
export const paymentBatches = relation('payment_batches', ['id', 'building_id', 'status']);

/** Payments of a batch: recipient and purpose. */
export const paymentBatchLines = relation('payment_batch_lines', [
  'id',
  'batch_id',
  'expense_id',
  'amount_cents',
  'is_live',
  'status',
]);
