import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    payments: ({ none, keep }) => ({
      ...none('id', 'building_id', 'account_code', 'journal_entry_ids', 'bank_transaction_id'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Payments', 'Financial', [
        'owner_id',
        'amount_cents',
        'received_on',
        'method',
        'bank_account_id',
        'status',
        'reversal_reason',
        'reversed_at',
        'reversed_on',
        'return_reason',
      ]),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Payments', 'Content', [
        'communication',
        'search_text',
      ]),
    }),
  },
});
