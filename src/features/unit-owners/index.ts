export { unitOwnerRoutes } from './routes.ts';
export { addUnitOwner, addUnitOwners, type NewUnitOwner } from './commands.ts';
export { holdersOn, type Holder } from './holders.ts';
