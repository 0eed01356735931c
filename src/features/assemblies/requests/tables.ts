import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    assembly_requests: ({ none, pseudonymize }) => ({
      ...none('id', 'building_id', 'received_on', 'shares', 'shares_total', 'meeting_id'),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', ['reason']),
    }),
    assembly_request_owners: ({ none, keep }) => ({
      ...none('request_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Identity', ['owner_id']),
    }),
  },
  handover: {
    assembly_request_owners: within('assembly_requests', 'request_id'),
  },
});
