import { relation } from '#platform/db/rows.ts';

/** Bank statements. */
export const bankStatements = relation('bank_statements', [
  'id',
  'building_id',
  'bank_account_id',
  'statement_date',
  'status',
]);

/** Transactions of bank statements. */
export const bankTransactions = relation('bank_transactions', [
  'id',
  'building_id',
  'booked_on',
  'status',
  'is_live',
  'entry_id',
  'counterparty_name',
  'communication',
]);

/** Charges to owners of the costs and income that transactions book. */
export const bankSplits = relation('bank_splits', [
  'bank_transaction_id',
  'line_number',
  'account_code',
  'distribution_key_id',
  'unit_id',
  'owner_id',
  'amount_cents',
  'share_numerator',
  'share_denominator',
  'is_cancelled',
]);
