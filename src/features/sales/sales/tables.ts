import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    sales: ({ none, keep }) => ({
      ...none('id', 'building_id', 'lot_request_id', 'hold_id'),
      ...keep({ subject: 'Owner', by: 'from_owner_id' }, 'Sales', 'Ownership', [
        'from_owner_id',
        'unit_ids',
        'deed_on',
        'enjoyment_from',
        'certain_date',
        'later_calls',
        'status',
        'undone_on',
        'undo_reason',
      ]),
    }),
    sale_parts: ({ none, keep }) => ({
      ...none('id', 'sale_id', 'unit_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Sales', 'Ownership', [
        'owner_id',
        'share_numerator',
        'share_denominator',
      ]),
    }),
  },
  nouns: { sales: 'sale' },
  handover: {
    sale_parts: within('sales', 'sale_id'),
  },
});
