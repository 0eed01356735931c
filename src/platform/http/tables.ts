import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    idempotency_keys: ({ none, erase }) => ({
      ...none('operation', 'claim', 'claimed_until', 'status', 'etag', 'holder'),
      ...erase({ subject: 'User', by: 'user_id' }, 'SignIn', 'Technical', [
        'user_id',
        'key',
        'request_hash',
        'location',
        'body',
      ]),
    }),
  },
  handover: {
    idempotency_keys: left('answers to requests to the office'),
  },
});
