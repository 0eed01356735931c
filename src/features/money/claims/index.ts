import { enterDemoClaim } from './demo.ts';
import { maskClaims } from './erasure-repository.ts';
import { claimRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const claimsFeature = {
  tables,
  erasure: maskClaims,
  routes: claimRoutes,
  demo: enterDemoClaim,
};
