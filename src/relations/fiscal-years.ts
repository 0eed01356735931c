import { relation } from '#platform/db/rows.ts';

/** Financial years. */
export const fiscalYears = relation('fiscal_years', [
  'id',
  'building_id',
  'start_date',
  'end_date',
  'status',
  'updated_at',
]);
