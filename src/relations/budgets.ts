import { relation } from '#platform/db/rows.ts';

/** Budgets of financial years. */
export const budgets = relation('budgets', [
  'id',
  'building_id',
  'fiscal_year_id',
  'kind',
  'status',
]);

/** Amounts of budgets by account and key. */
export const budgetAmounts = relation('budget_amounts', [
  'budget_id',
  'position',
  'account_code',
  'distribution_key_id',
  'nature',
  'amount_cents',
]);
