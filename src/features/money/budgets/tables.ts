import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    budgets: ({ none }) =>
      none(
        'id',
        'building_id',
        'fiscal_year_id',
        'kind',
        'status',
        'decision_id',
        'adopted_on',
        'series_id',
      ),
    budget_amounts: ({ none }) =>
      none(
        'budget_id',
        'position',
        'account_code',
        'distribution_key_id',
        'nature',
        'amount_cents',
        'note',
        'actual_cents',
        'index_ppm',
      ),
  },
  nouns: { budgets: 'budget' },
  constraints: {
    budgets_adopted_unique: { code: 'duplicate', what: 'budget' },
    budget_amounts_line_unique: { code: 'duplicate', what: 'code', pointer: '/body/lines' },
  },
  handover: {
    budget_amounts: within('budgets', 'budget_id'),
  },
});
