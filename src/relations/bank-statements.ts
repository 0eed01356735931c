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
