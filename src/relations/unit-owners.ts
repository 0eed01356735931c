import { relation } from '#platform/db/rows.ts';

/** Holdings of owners over time. */
export const holdings = relation('unit_owners', [
  'id',
  'unit_id',
  'owner_id',
  'right',
  'share_numerator',
  'share_denominator',
  'start_date',
  'end_date',
  'during',
  'primary_during',
  'is_voting_mandatary',
  'updated_at',
]);
