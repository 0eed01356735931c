import { relation } from '#platform/db/rows.ts';

/** Accounts of the charts of accounts. */
export const accounts = relation('accounts', [
  'id',
  'code',
  'name',
  'account_type',
  'is_active',
  'postable',
  'label_fr',
  'label_nl',
  'label_de',
  'label_en',
  'uncovered',
  'nature',
  'recoverable_percent',
]);
