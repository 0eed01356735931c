import { accountRoutes } from './routes.ts';

export { seedBelgianPcmn } from './seed.ts';

export const accountsFeature = { routes: accountRoutes };
