import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';

export const fiscalYearRecords: readonly RecordKind[] = [
  {
    type: 'FiscalYear',
    table: 'fiscal_years',
    access: 'books:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];
