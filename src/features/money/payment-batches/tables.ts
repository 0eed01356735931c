import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    payment_batches: ({ none, actors }) => ({
      ...none(
        'id',
        'building_id',
        'bank_account_id',
        'execution_date',
        'status',
        'total_cents',
        'approved_at',
        'sent_at',
        'debtor_name',
        'debtor_iban',
        'debtor_bic',
      ),
      ...actors('approved_by', 'sent_by'),
    }),
    payment_batch_lines: ({ none, keep }) => {
      const supplier = { subject: 'Supplier', by: 'expense_id', through: 'expenses' } as const;
      return {
        ...none('id', 'batch_id', 'position', 'expense_id', 'status', 'reason_code', 'is_live'),
        ...keep(supplier, 'Purchases', 'Identity', ['creditor_name']),
        ...keep(supplier, 'Purchases', 'Financial', [
          'creditor_iban',
          'creditor_bic',
          'amount_cents',
          'communication',
        ]),
        ...keep(supplier, 'Purchases', 'Content', ['reason']),
      };
    },
  },
  constraints: {
    payment_batch_lines_live_once: { code: 'expense_in_batch', pointer: '/body/expense_ids' },
  },
  handover: {
    payment_batch_lines: within('payment_batches', 'batch_id'),
  },
});
