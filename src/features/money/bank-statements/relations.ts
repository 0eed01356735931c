import { relation } from '#platform/db/rows.ts';

/** The statements of banks. */
export const bankStatements = relation('bank_statements', [
  'id',
  'building_id',
  'statement_date',
  'status',
]);

/** Their transactions. */
export const bankTransactions = relation('bank_transactions', [
  'id',
  'building_id',
  'booked_on',
  'status',
  'is_live',
]);
