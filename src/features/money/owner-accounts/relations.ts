import { relation } from '#platform/db/rows.ts';

export { owedInBuilding } from './owed-repository.ts';
export { receivablePartsInJson } from './parts-repository.ts';

/** What owners owe, each with what is open of it. */
export const receivables = relation('receivables', [
  'id',
  'building_id',
  'owner_id',
  'source_type',
  'source_id',
  'entry_id',
  'is_cost',
  'amount_cents',
  'open_cents',
  'due_date',
  'structured_communication',
  'settled_on',
  'cancelled_at',
  'created_at',
]);

/** What owners have to their good. */
export const credits = relation('credits', [
  'id',
  'building_id',
  'owner_id',
  'source_type',
  'source_id',
  'amount_cents',
  'free_cents',
  'cancelled_at',
  'created_at',
]);

/** What settled what. */
export const allocations = relation('allocations', [
  'id',
  'credit_id',
  'receivable_id',
  'fund',
  'account_code',
  'amount_cents',
  'created_at',
  'released_at',
]);
