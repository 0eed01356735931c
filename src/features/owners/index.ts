export { ownerRoutes } from './routes.ts';
export { createOwner, createOwners } from './commands.ts';
export { ownersInSight, type OwnerRow } from './repository.ts';
