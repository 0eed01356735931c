import { relation } from '#platform/db/rows.ts';

/** Minutes of meetings. */
export const minutes = relation('meeting_minutes', ['meeting_id', 'published_at']);

/** Decisions of meetings, adopted or not. */
export const decisions = relation('decisions', [
  'id',
  'building_id',
  'agenda_item_id',
  'decided_on',
  'title',
  'decision_type',
  'majority',
  'result',
  'amount_cents',
  'distribution_key_id',
  'finished_on',
]);
