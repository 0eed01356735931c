import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    claims: ({ none, pseudonymize }) => ({
      ...none(
        'id',
        'building_id',
        'occurred_on',
        'insurer',
        'deductible_cents',
        'distribution_key_id',
        'status',
        'closed_on',
        'journal_entry_ids',
      ),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Accounting', 'Content', ['title']),
    }),
  },
  nouns: { claims: 'claim' },
});
