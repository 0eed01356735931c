import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    audit_log: ({ none, keep, actors }) => ({
      ...none('id', 'sequence', 'values_hash', 'previous_hash', 'hash'),
      ...keep({ subject: 'User', by: 'actor_id' }, 'AuditTrail', 'Activity', [
        'occurred_at',
        'role_type',
        'operation',
        'action',
        'object_type',
        'object_id',
        'changes',
      ]),
      ...actors('actor_id'),
    }),
    audit_values: ({ none, erase }) => ({
      ...none('id', 'salt'),
      ...erase({ subject: 'User', by: 'id', through: 'audit_log' }, 'AuditTrail', 'Content', [
        'address',
        'subjects',
        'details',
        'changes',
      ]),
    }),
    audit_heads: ({ none }) => none('entry_count', 'head_hash', 'ended_count', 'ended_hash'),
  },
  handover: {
    audit_log: left('the log of the office'),
    audit_values: left('the log of the office'),
    audit_heads: left('the log of the office'),
  },
});
