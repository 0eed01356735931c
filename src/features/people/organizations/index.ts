import { organizationsOverview } from './overview.ts';
import { organizationRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createOrganization, organizationRenamed } from './commands.ts';
export { findOrganization } from './repository.ts';

export const organizationsFeature = {
  tables,
  routes: organizationRoutes,
  overview: organizationsOverview,
};
