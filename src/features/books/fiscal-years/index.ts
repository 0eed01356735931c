import { fiscalYearsOverview } from './overview.ts';
import { fiscalYearRecords } from './records.ts';
import { fiscalYearRoutes } from './routes.ts';

export { createFiscalYear } from './commands.ts';

export const fiscalYearsFeature = {
  records: fiscalYearRecords,
  routes: fiscalYearRoutes,
  overview: fiscalYearsOverview,
};
