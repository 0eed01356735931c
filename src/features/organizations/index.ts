export { organizationRoutes } from './routes.ts';
export { createOrganization } from './commands.ts';
export { findOrganization, listOrganizationIds } from './repository.ts';
