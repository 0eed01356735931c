export { ownerRoutes } from './routes.ts';
export { createOwners } from './commands.ts';
export { ownersInSight } from './repository.ts';
