import { relation } from '#platform/db/rows.ts';

/** The chart. */
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
]);
