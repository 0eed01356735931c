import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    erasures: ({ none, keep, actors }) => ({
      ...none('id', 'erased_at'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', [
        'owner_id',
        'retained',
      ]),
      ...actors('erased_by'),
    }),
  },
  handover: {
    erasures: within('owners', 'owner_id'),
  },
});
