import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    proxies: ({ none, pseudonymize, keep }) => ({
      ...none('id', 'meeting_id', 'is_notarial', 'first_session_only'),
      ...keep({ subject: 'Owner', by: 'principal_owner_id' }, 'Assemblies', 'Activity', [
        'principal_owner_id',
        'holder_owner_id',
      ]),
      ...pseudonymize({ subject: 'Owner', by: 'principal_owner_id' }, 'Assemblies', 'Identity', [
        'holder_name',
      ]),
    }),
    attendances: ({ none, keep }) => ({
      ...none('id', 'meeting_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Activity', [
        'owner_id',
        'mode',
        'proxy_id',
        'arrived_at',
        'left_at',
      ]),
    }),
  },
  nouns: { proxies: 'proxy' },
  constraints: {
    proxies_one_per_principal: {
      code: 'duplicate',
      what: 'proxy',
      pointer: '/body/principal_owner_id',
    },
    attendances_once_at_a_time: {
      code: 'duplicate',
      what: 'attendance',
      pointer: '/body/owner_id',
    },
  },
  handover: {
    proxies: within('meetings', 'meeting_id'),
    attendances: within('meetings', 'meeting_id'),
  },
});
