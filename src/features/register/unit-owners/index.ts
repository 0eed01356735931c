export { addUnitOwners, transferOwnership, type PassedOwnership } from './commands.ts';
export { holdersOn } from './holders-repository.ts';
export { toUnitOwner } from './holding.ts';
export { unitOwnerRoutes } from './routes.ts';
