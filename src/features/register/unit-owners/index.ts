import { unitOwnerRoutes } from './routes.ts';

export { addUnitOwners, transferOwnership, type PassedOwnership } from './commands.ts';
export { holdersOn } from './holders-repository.ts';
export { toUnitOwner } from './holding.ts';

export const unitOwnersFeature = { routes: unitOwnerRoutes };
