import { relation } from '#platform/db/rows.ts';

/** Bank accounts of buildings. */
export const bankAccounts = relation('bank_accounts', [
  'id',
  'building_id',
  'iban',
  'account_code',
  'holder',
  'purpose',
]);
