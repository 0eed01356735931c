import { organizationsOverview } from './overview.ts';
import { organizationRoutes } from './routes.ts';

export { createOrganization, organizationRenamed } from './commands.ts';
export { findOrganization, listOrganizationIds } from './repository.ts';
export { requeueTask, type Overdue } from './requeue-task.ts';
export { forEveryOrganization, type SweepDependencies } from './every-organization.ts';

export const organizationsFeature = { routes: organizationRoutes, overview: organizationsOverview };
