import { relation } from '#platform/db/rows.ts';

/** Runs of statements. */
export const statementRuns = relation('statement_runs', [
  'id',
  'building_id',
  'fiscal_year_id',
  'period_from',
  'period_to',
  'status',
  'frozen_at',
  'sent_at',
  'sent_by',
  'due_date',
]);

/** Charges of owners on the kept statements: lists that begin with the number of each row. */
export const statementCharges = relation('statement_owner_units', [
  'statement_id',
  'owner_id',
  'rows',
]);

/** Parts of calls that a run has settled. */
export const statementCallParts = relation('statement_call_parts', [
  'call_id',
  'part_number',
  'statement_id',
]);
