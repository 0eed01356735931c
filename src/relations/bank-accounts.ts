import { relation } from '#platform/db/rows.ts';

/** The accounts of buildings at banks. */
export const bankAccounts = relation('bank_accounts', [
  'id',
  'building_id',
  'iban',
  'account_code',
]);
