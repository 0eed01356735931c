import { relation } from '#platform/db/rows.ts';

/** Runs of statements. */
export const statementRuns = relation('statement_runs', [
  'id',
  'building_id',
  'fiscal_year_id',
  'period_from',
  'period_to',
  'status',
  'sent_at',
  'sent_by',
  'due_date',
]);

/** Parts of calls that a run has settled. */
export const statementCallParts = relation('statement_call_parts', [
  'call_id',
  'part_number',
  'statement_id',
]);
