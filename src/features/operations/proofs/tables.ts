import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    'auth.proof_runs': ({ none }) => none('id', 'ended_at', 'organization_count', 'fault_count'),
  },
  classes: { 'auth.proof_runs': 'local' },
});
