import { ofBuilding, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    cost_lines: ({ none, keep }) => ({
      ...none(
        'id',
        'building_id',
        'entry_id',
        'entry_sequence',
        'position',
        'entry_date',
        'account_code',
        'amount_cents',
        'vat_cents',
        'distribution_key_id',
        'period_from',
        'period_to',
        'nature',
        'recoverable_percent',
        'excluded_owner_ids',
        'decision_id',
        'released_cents',
        'credits_line_id',
        'expense_id',
        'allocation_number',
        'statement_id',
        'corrects_fiscal_year',
      ),
      ...keep({ subject: 'Supplier', by: 'supplier_id' }, 'Purchases', 'Identity', ['supplier_id']),
    }),
    accrual_terms: ({ none }) =>
      none(
        'entry_id',
        'line_number',
        'distribution_key_id',
        'period_from',
        'period_to',
        'nature',
        'recoverable_percent',
        'vat_cents',
        'excluded_owner_ids',
        'decision_id',
      ),
    cost_line_parts: ({ none }) =>
      none('line_id', 'unit_id', 'weight', 'total_weight', 'amount_cents', 'vat_cents'),
  },
  handover: {
    cost_lines: ofBuilding('building_id', { sequences: { entry_sequence: 'entry_id' } }),
    accrual_terms: within('journal_entries', 'entry_id'),
    cost_line_parts: within('cost_lines', 'line_id'),
  },
});
