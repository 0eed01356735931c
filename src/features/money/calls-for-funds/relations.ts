import { relation } from '#platform/db/rows.ts';

export { callLines } from './lines-repository.ts';

/** The calls. */
export const callsForFunds = relation('calls_for_funds', [
  'id',
  'building_id',
  'title',
  'fund',
  'status',
  'call_date',
  'due_date',
]);
