import { relation } from '#platform/db/rows.ts';

/** Payments of owners. */
export const payments = relation('payments', [
  'id',
  'building_id',
  'owner_id',
  'amount_cents',
  'received_on',
  'communication',
  'bank_transaction_id',
  'status',
  'created_at',
]);
