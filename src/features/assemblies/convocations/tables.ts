import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    convocation_consents: ({ none, keep }) => ({
      ...none('id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Activity', [
        'owner_id',
        'means',
        'agreed_on',
        'withdrawn_on',
      ]),
    }),
  },
  constraints: {
    convocation_consents_one_in_force: { code: 'duplicate', what: 'consent' },
  },
  handover: {
    convocation_consents: within('owners', 'owner_id'),
  },
});
