import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** The chart. */
export const accounts = relation('accounts', [
  'id',
  'code',
  'name',
  'account_type',
  'parent_code',
  'is_active',
  'postable',
  'normal_balance',
  'label_fr',
  'label_nl',
  'label_de',
  'label_en',
]);
