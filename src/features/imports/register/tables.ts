import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    owner_refs: ({ none, erase }) => ({
      ...none('building_id'),
      ...erase({ subject: 'Owner', by: 'owner_id' }, 'OwnerRegister', 'Identity', [
        'ref',
        'owner_id',
      ]),
    }),
  },
});
