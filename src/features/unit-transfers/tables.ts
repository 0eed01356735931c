import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    unit_transfers: ({ none, keep }) => ({
      ...none('id', 'replaced_by_id'),
      ...keep({ subject: 'Owner', by: 'from_owner_id' }, 'Sales', 'Ownership', ['from_owner_id']),
      ...keep({ subject: 'Owner', by: 'to_owner_id' }, 'Sales', 'Ownership', ['to_owner_id']),
      ...keep({ subject: 'Owner', by: 'from_owner_id' }, 'Sales', 'Ownership', [
        'unit_id',
        'effective_date',
        'passed_numerator',
        'passed_denominator',
      ]),
      ...keep({ subject: 'Owner', by: 'from_owner_id' }, 'Sales', 'Financial', [
        'working_capital_cents',
      ]),
    }),
  },
  handover: {
    unit_transfers: within('units', 'unit_id'),
  },
});
