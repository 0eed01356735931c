import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { closeDemoYear } from './demo.ts';
import { fiscalYearsOverview } from './overview.ts';
import { fiscalYearRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createFiscalYear } from './commands.ts';
export { requireFiscalYear } from './lock-year.ts';
export { readReserveYear, testReserve } from './reserve.ts';

const records: readonly RecordKind[] = [
  {
    type: 'FiscalYear',
    table: 'fiscal_years',
    access: 'books:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];

export const fiscalYearsFeature = {
  tables,
  records,
  routes: fiscalYearRoutes,
  overview: fiscalYearsOverview,
  demo: closeDemoYear,
};
