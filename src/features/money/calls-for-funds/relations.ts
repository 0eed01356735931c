import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** The calls. */
export const callsForFunds = relation('calls_for_funds', [
  'id',
  'building_id',
  'title',
  'fund',
  'status',
  'due_date',
  'call_date',
]);
