export { unitOwnerRoutes } from './routes.ts';
export { addUnitOwners } from './commands.ts';
export { holdersOn } from './holders.ts';
