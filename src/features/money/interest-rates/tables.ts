import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    'auth.interest_rates': ({ none, actors }) => ({
      ...none('kind', 'valid_from', 'ppm'),
      ...actors('entered_by'),
    }),
  },
  classes: { 'auth.interest_rates': 'local' },
  constraints: {
    interest_rates_pkey: { code: 'duplicate', what: 'interest_rate', pointer: '/body/valid_from' },
  },
});
