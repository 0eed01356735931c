import { left, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    receivables: ({ none, keep }) => ({
      ...none('id', 'building_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Charges', 'Financial', [
        'owner_id',
        'source_type',
        'source_id',
        'entry_id',
        'account_code',
        'is_cost',
        'amount_cents',
        'open_cents',
        'due_date',
        'structured_communication',
        'settled_on',
        'cancelled_at',
      ]),
    }),
    receivable_parts: ({ keep }) =>
      keep(
        { subject: 'Owner', by: 'receivable_id', through: 'receivables' },
        'Charges',
        'Financial',
        ['receivable_id', 'fund', 'account_code', 'amount_cents'],
      ),
    credits: ({ none, keep }) => ({
      ...none('id', 'building_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Payments', 'Financial', [
        'owner_id',
        'source_type',
        'source_id',
        'entry_id',
        'account_code',
        'amount_cents',
        'free_cents',
        'credited_on',
        'cancelled_at',
      ]),
    }),
    allocations: ({ none, keep }) => ({
      ...none('id', 'account_code'),
      ...keep(
        { subject: 'Owner', by: 'receivable_id', through: 'receivables' },
        'Payments',
        'Financial',
        ['credit_id', 'receivable_id', 'fund', 'amount_cents', 'allocated_on', 'released_at'],
      ),
    }),
    communication_numbers: ({ none }) => none('last_number'),
  },
  handover: {
    receivable_parts: within('receivables', 'receivable_id'),
    allocations: within('receivables', 'receivable_id'),
    communication_numbers: left('the numbers that the office has given'),
  },
});
