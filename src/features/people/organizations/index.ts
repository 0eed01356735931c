import { organizationsOverview } from './overview.ts';
import { organizationRoutes } from './routes.ts';

export { createOrganization, organizationRenamed } from './commands.ts';
export { findOrganization } from './repository.ts';

export const organizationsFeature = { routes: organizationRoutes, overview: organizationsOverview };
