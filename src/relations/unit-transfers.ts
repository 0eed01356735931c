import { relation } from '#platform/db/rows.ts';

/** Sales of units, with what was transferred along. */
export const unitTransfers = relation('unit_transfers', [
  'id',
  'unit_id',
  'from_owner_id',
  'effective_date',
  'working_capital_cents',
  'created_at',
]);
