import { interestRatesOverview } from './overview.ts';
import { interestRateRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findPublishedRates } from './repository.ts';

export const interestRatesFeature = {
  tables,
  routes: interestRateRoutes,
  overview: interestRatesOverview,
};
