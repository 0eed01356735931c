import { unitOwnersOverview } from './overview.ts';
import { unitOwnerRoutes } from './routes.ts';

export { addUnitOwners, transferOwnership } from './commands.ts';
export { holdersOn } from './holders-repository.ts';
export { toUnitOwner } from './holding.ts';
export { showTouched } from './later-charges.ts';

export const unitOwnersFeature = { routes: unitOwnerRoutes, overview: unitOwnersOverview };
