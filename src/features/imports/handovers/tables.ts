import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    handovers: ({ none }) =>
      none(
        'id',
        'building_id',
        'mandate_ended_on',
        'status',
        'document_id',
        'receipt_document_id',
        'size',
        'sha256',
        'missing',
        'contents',
      ),
  },
  handover: { handovers: left('the receipts of the office') },
});
