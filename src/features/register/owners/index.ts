import { ownerRecords } from './records.ts';
import { ownerRoutes } from './routes.ts';

export { createOwners, updateOwner } from './commands.ts';
export { requireOwner } from './owner.ts';
export { findOwnerNames, holdOwners, ownersInSight } from './repository.ts';

export const ownersFeature = { records: ownerRecords, routes: ownerRoutes };
