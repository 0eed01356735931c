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

/** Charges of owners on the kept statements. */
export const statementRows = relation('statement_rows', ['statement_id', 'owner_id', 'row_number']);

/** Parts of calls that a run has settled. */
export const statementCallParts = relation('statement_call_parts', [
  'call_id',
  'part_number',
  'statement_id',
]);
