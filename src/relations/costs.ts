import { relation } from '#platform/db/rows.ts';

/** Lines of the books that the owners bear. */
export const costLines = relation('cost_lines', [
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
  'supplier_id',
  'statement_id',
]);

/** Parts of lots in these lines, fixed when a line is posted. */
export const costLineParts = relation('cost_line_parts', [
  'line_id',
  'unit_id',
  'weight',
  'total_weight',
  'amount_cents',
  'vat_cents',
]);
