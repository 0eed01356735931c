import { eraseFromRequests } from './erasure-repository.ts';
import { requestsOverview } from './overview.ts';
import { discloseRequests } from './repository.ts';
import { requestRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const assemblyRequestsFeature = {
  tables,
  disclosure: discloseRequests,
  erasure: eraseFromRequests,
  overview: requestsOverview,
  routes: requestRoutes,
};
