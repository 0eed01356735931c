import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    fiscal_years: ({ none }) =>
      none(
        'id',
        'building_id',
        'start_date',
        'end_date',
        'status',
        'closing_entry_id',
        'result_decision_id',
        'works_entry_ids',
      ),
  },
  constraints: {
    fiscal_years_no_overlap: { code: 'overlap', pointer: '/body/start_date' },
  },
});
