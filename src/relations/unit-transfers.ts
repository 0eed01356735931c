import { relation } from '#platform/db/rows.ts';

/** Sales and what was passed on with them. */
export const unitTransfers = relation('unit_transfers', [
  'id',
  'unit_id',
  'from_owner_id',
  'effective_date',
  'working_capital_cents',
  'created_at',
]);
