import { relation } from '#platform/db/rows.ts';

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

/** Who bears what of those that were sent. */
export const callLines = relation('call_lines', [
  'call_id',
  'unit_id',
  'owner_id',
  'amount_cents',
  'share_numerator',
  'share_denominator',
  'transfer_id',
]);
