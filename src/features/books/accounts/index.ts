import { accountRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createAccount } from './commands.ts';
export { seedBelgianPcmn } from './seed.ts';

export const accountsFeature = { tables, routes: accountRoutes };
