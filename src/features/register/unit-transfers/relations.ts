import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** Sales and what was passed on with them. */
export const unitTransfers = relation('unit_transfers', [
  'id',
  'unit_id',
  'from_owner_id',
  'to_owner_id',
  'effective_date',
  'passed_numerator',
  'passed_denominator',
  'working_capital_cents',
  'created_at',
]);
