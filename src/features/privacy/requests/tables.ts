import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    gdpr_requests: ({ none, pseudonymize, keep }) => ({
      ...none('id', 'reminded_on'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', [
        'owner_id',
        'kind',
        'received_on',
        'due_on',
        'status',
        'extended_on',
        'answered_at',
      ]),
      ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Content', [
        'details',
        'extension_reason',
        'outcome',
      ]),
    }),
  },
  handover: {
    gdpr_requests: left('requests to the office, which answers them'),
  },
});
