import { left, referred } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    suppliers: ({ none, keep, actors }) => ({
      ...none(
        'id',
        'language',
        'default_account_code',
        'default_distribution_key_id',
        'payment_days',
        'iban_entered_at',
        'iban_confirmed_at',
        'iban_state',
        'merged_into_id',
      ),
      ...keep({ subject: 'Supplier', by: 'id' }, 'Purchases', 'Identity', [
        'name',
        'name_key',
        'name_order',
        'spelling_key',
        'enterprise_number',
      ]),
      ...keep({ subject: 'Supplier', by: 'id' }, 'Purchases', 'Contact', ['email', 'search_text']),
      ...keep({ subject: 'Supplier', by: 'id' }, 'Purchases', 'Financial', ['iban', 'bic']),
      ...actors('iban_entered_by', 'iban_confirmed_by'),
    }),
    supplier_ibans: ({ none, keep, actors }) => ({
      ...none('id', 'supplier_id', 'entered_at', 'confirmed_at', 'replaced_at'),
      ...keep({ subject: 'Supplier', by: 'supplier_id' }, 'Purchases', 'Financial', [
        'iban',
        'bic',
      ]),
      ...actors('entered_by', 'confirmed_by', 'replaced_by'),
    }),
  },
  nouns: { suppliers: 'supplier' },
  constraints: {
    suppliers_name_unique: { what: 'name', pointer: '/body/name' },
  },
  handover: {
    suppliers: referred(),
    supplier_ibans: left('accounts that the office replaced'),
  },
});
