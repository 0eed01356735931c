import { relation } from '#platform/db/rows.ts';

/** The expenses. */
export const expenses = relation('expenses', [
  'id',
  'building_id',
  'status',
  'description',
  'category',
  'expense_date',
]);

/** Who bears what of those that were approved. */
export const expenseSplits = relation('expense_splits', [
  'expense_id',
  'unit_id',
  'owner_id',
  'amount_cents',
  'share_numerator',
  'share_denominator',
  'is_cancelled',
]);
