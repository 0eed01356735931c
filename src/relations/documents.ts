import { relation } from '#platform/db/rows.ts';

/** Documents. */
export const documents = relation('documents', [
  'id',
  'building_id',
  'unit_id',
  'owner_id',
  'meeting_id',
  'expense_id',
  'title',
  'title_order',
  'document_type',
  'visibility',
  'legal_hold',
  'letter_id',
  'file_name',
  'is_filed',
  'is_attachment',
  'valid_until',
  'retention_until',
  'created_at',
]);
