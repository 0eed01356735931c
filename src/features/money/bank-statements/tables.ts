import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    bank_statements: ({ none, actors }) => ({
      ...none(
        'id',
        'building_id',
        'bank_account_id',
        'year',
        'number',
        'statement_date',
        'opening_cents',
        'closing_cents',
        'transaction_count',
        'status',
        'problems',
        'content_hash',
        'file_name',
        'decision_reason',
        'decided_at',
      ),
      ...actors('decided_by'),
    }),
    bank_rules: ({ none, keep }) => ({
      ...none(
        'id',
        'building_id',
        'communication_part',
        'code',
        'account_code',
        'distribution_key_id',
      ),
      ...keep({ subject: 'Supplier', by: 'supplier' }, 'Purchases', 'Identity', ['supplier']),
      ...keep({ subject: 'Supplier', by: 'supplier' }, 'Purchases', 'Financial', [
        'counterparty_iban',
      ]),
    }),
    bank_linked_entries: ({ none }) => none('entry_id', 'bank_transaction_id', 'amount_cents'),
    bank_returns: ({ none }) =>
      none(
        'id',
        'bank_transaction_id',
        'payment_id',
        'expense_id',
        'returned_transaction_id',
        'amount_cents',
        'paid_on',
      ),
    bank_splits: ({ none, keep }) => ({
      ...none(
        'bank_transaction_id',
        'line_number',
        'account_code',
        'distribution_key_id',
        'split_key_name',
      ),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Charges', 'Financial', [
        'owner_id',
        'unit_id',
        'amount_cents',
        'share_numerator',
        'share_denominator',
        'weight',
        'total_weight',
        'is_cancelled',
        'transfer_id',
      ]),
    }),
    bank_transactions: ({ none, keep }) => {
      // The payer who uses the payment reference of an open item.
      const payer = {
        subject: 'Owner',
        by: 'structured_communication',
        through: 'receivables',
      } as const;
      return {
        ...none(
          'id',
          'building_id',
          'bank_account_id',
          'statement_id',
          'position',
          'code',
          'nature',
          'status',
          'is_live',
          'entry_id',
        ),
        ...keep(payer, 'Payments', 'Identity', ['counterparty_name']),
        ...keep(payer, 'Payments', 'Financial', [
          'booked_on',
          'value_date',
          'amount_cents',
          'counterparty_iban',
          'structured_communication',
          'end_to_end_id',
          'return_reason',
        ]),
        ...keep(payer, 'Payments', 'Content', ['communication', 'search_text']),
      };
    },
  },
  constraints: {
    bank_statements_accepted_once: { code: 'duplicate', what: 'bank_statement' },
  },
  handover: {
    bank_linked_entries: within('bank_transactions', 'bank_transaction_id'),
    bank_returns: within('bank_transactions', 'bank_transaction_id'),
    bank_splits: within('bank_transactions', 'bank_transaction_id'),
  },
});
