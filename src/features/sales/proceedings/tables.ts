import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    proceedings: ({ none, pseudonymize }) => ({
      ...none(
        'id',
        'building_id',
        'court',
        'number',
        'opened_on',
        'ended_on',
        'stake_cents',
        'provision_cents',
        'unit_ids',
        'excluded_owner_ids',
      ),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Documents', 'Content', ['title', 'parties']),
    }),
  },
  nouns: { proceedings: 'proceeding' },
  constraints: {
    proceedings_days_in_order: { code: 'invalid_period', pointer: '/body/ended_on' },
  },
});
