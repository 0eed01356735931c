import { discloseHoldings } from './disclosure-repository.ts';
import { keepHoldings } from './erasure-repository.ts';
import { unitOwnersOverview } from './overview.ts';
import { unitOwnerRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findChargesOfUnits } from './charges-repository.ts';
export { addUnitOwners, transferOwnership } from './commands.ts';
export { findHoldersAmong, findHoldersByUnit } from './holders-repository.ts';
export { requireHoldersOfDays } from './holders-of-days.ts';
export { toUnitOwner } from './holding.ts';
export { showTouchedCharges } from './later-charges.ts';
export { findHoldings } from './repository.ts';

export const unitOwnersFeature = {
  tables,
  disclosure: discloseHoldings,
  erasure: keepHoldings,
  routes: unitOwnerRoutes,
  overview: unitOwnersOverview,
};
