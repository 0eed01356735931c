import { relation } from '#platform/db/rows.ts';

/** The documents. */
export const documents = relation('documents', [
  'id',
  'owner_id',
  'meeting_id',
  'title',
  'visibility',
  'legal_hold',
  'letter_id',
  'retention_until',
]);
