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
});
