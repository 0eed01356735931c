import { discloseHoldings } from './disclosure-repository.ts';
import { keepHoldings } from './erasure-repository.ts';
import { unitOwnersOverview } from './overview.ts';
import { unitOwnerRoutes } from './routes.ts';

export { addUnitOwners, transferOwnership } from './commands.ts';
export { holdersAmong, holdersOn } from './holders-repository.ts';
export { toUnitOwner } from './holding.ts';
export { showTouched } from './later-charges.ts';
export { holdingsOf } from './repository.ts';

export const unitOwnersFeature = {
  disclosure: discloseHoldings,
  erasure: keepHoldings,
  routes: unitOwnerRoutes,
  overview: unitOwnersOverview,
};
