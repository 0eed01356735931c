import { referred } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    accounts: ({ none }) =>
      none(
        'id',
        'code',
        'name',
        'account_type',
        'parent_code',
        'is_active',
        'postable',
        'normal_balance',
        'label_fr',
        'label_nl',
        'label_de',
        'label_en',
        'uncovered',
        'nature',
        'recoverable_percent',
      ),
  },
  nouns: { accounts: 'account' },
  constraints: {
    accounts_code_unique: { what: 'code', pointer: '/body/code' },
  },
  handover: {
    accounts: referred(),
  },
});
