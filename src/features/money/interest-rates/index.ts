import { interestRatesOverview } from './overview.ts';
import { interestRateRoutes } from './routes.ts';

export { findPublishedRates } from './repository.ts';

export const interestRatesFeature = { routes: interestRateRoutes, overview: interestRatesOverview };
