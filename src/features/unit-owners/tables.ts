import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    unit_owners: ({ none, keep }) => ({
      ...none('id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'OwnerRegister', 'Ownership', [
        'owner_id',
        'unit_id',
        'right',
        'share_numerator',
        'share_denominator',
        'start_date',
        'end_date',
        'during',
        'primary_during',
        'is_voting_mandatary',
      ]),
    }),
    ownership_totals: ({ none }) =>
      none('unit_id', 'during', 'usufruct_numerator', 'bare_numerator', 'denominator'),
  },
  constraints: {
    unit_owners_no_overlap: { code: 'duplicate', what: 'owner', pointer: '/body/owner_id' },
    unit_owners_one_voting_mandatary: {
      code: 'voting_mandatary_exists',
      pointer: '/body/is_voting_mandatary',
    },
    unit_owners_not_backwards: { code: 'invalid_period', pointer: '/body/end_date' },
    ownership_totals_usufruct_within_unit: {
      code: 'ownership_exceeded',
      pointer: '/body/ownership_share',
    },
    ownership_totals_bare_within_unit: {
      code: 'ownership_exceeded',
      pointer: '/body/ownership_share',
    },
  },
  handover: {
    unit_owners: within('units', 'unit_id'),
    ownership_totals: within('units', 'unit_id'),
  },
});
