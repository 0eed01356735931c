import { relation } from '#platform/db/rows.ts';

/** Documents. */
export const documents = relation('documents', [
  'id',
  'owner_id',
  'meeting_id',
  'title',
  'title_order',
  'document_type',
  'visibility',
  'legal_hold',
  'letter_id',
  'retention_until',
  'created_at',
]);
