import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    bank_accounts: ({ none, actors }) => ({
      ...none(
        'id',
        'building_id',
        'iban',
        'bic',
        'holder',
        'account_code',
        'purpose',
        'pending_iban',
        'pending_bic',
        'iban_requested_at',
      ),
      ...actors('iban_requested_by'),
    }),
  },
  nouns: { bank_accounts: 'bank_account' },
  constraints: {
    bank_accounts_iban_unique: { what: 'iban', pointer: '/body/iban' },
  },
});
