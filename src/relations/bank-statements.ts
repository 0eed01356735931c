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
  'bank_account_id',
  'statement_id',
  'position',
  'booked_on',
  'amount_cents',
  'status',
  'is_live',
  'entry_id',
  'counterparty_name',
  'counterparty_iban',
  'communication',
  'structured_communication',
]);

/** Entries made by hand that bank transactions are linked to. */
export const bankLinkedEntries = relation('bank_linked_entries', [
  'entry_id',
  'bank_transaction_id',
]);
