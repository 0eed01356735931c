import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    agenda_proposals: ({ none, pseudonymize, keep }) => ({
      ...none('id', 'building_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Content', [
        'owner_id',
        'received_on',
        'withdrawn_on',
        'agenda_item_id',
      ]),
      ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Content', [
        'title',
        'description',
      ]),
    }),
  },
});
