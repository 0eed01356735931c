import { relation } from '#platform/db/rows.ts';

/** Minutes of meetings. */
export const minutes = relation('meeting_minutes', ['meeting_id', 'published_at']);

/** Decisions of the assembly. */
export const decisions = relation('decisions', [
  'id',
  'building_id',
  'decided_on',
  'title',
  'finished_on',
]);
