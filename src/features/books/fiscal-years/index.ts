import { fiscalYearsOverview } from './overview.ts';
import { fiscalYearRoutes } from './routes.ts';

export { createFiscalYear } from './commands.ts';
export { isOpenOn } from './repository.ts';

export const fiscalYearsFeature = { routes: fiscalYearRoutes, overview: fiscalYearsOverview };
