import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    data_accesses: ({ none, keep, actors }) => ({
      ...none('id', 'sequence', 'previous_hash', 'hash'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'AuditTrail', 'Activity', [
        'owner_id',
        'operation',
        'accessed_at',
      ]),
      ...actors('actor_id'),
    }),
    data_access_heads: ({ none }) => none('entry_count', 'head_hash'),
  },
  handover: {
    data_accesses: left('the log of the office'),
    data_access_heads: left('the log of the office'),
  },
});
