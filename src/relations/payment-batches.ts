import { relation } from '#platform/db/rows.ts';

/** What banks are asked to pay. */
export const paymentBatches = relation('payment_batches', ['id', 'building_id', 'status']);

/** To whom, and for what. */
export const paymentBatchLines = relation('payment_batch_lines', [
  'id',
  'batch_id',
  'expense_id',
  'amount_cents',
  'is_live',
]);
