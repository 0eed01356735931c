import { relation } from '#platform/db/rows.ts';

/** Cases of associations before a court. */
export const proceedings = relation('proceedings', [
  'id',
  'building_id',
  'title',
  'court',
  'number',
  'opened_on',
  'ended_on',
  'stake_cents',
  'provision_cents',
  'unit_ids',
  'excluded_owner_ids',
]);
