import { ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import { following } from '#platform/followers.ts';
import { discloseHolds } from './disclosure-repository.ts';
import { maskHolds } from './erasure-repository.ts';
import { followPayments } from './follow-payments.ts';
import { holdsOverview } from './overview.ts';
import { holdRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { recordPriceOfSale } from './commands.ts';
export { toHold } from './hold.ts';
export { type HoldRow } from './repository.ts';
export { selectRunningHolds } from './overview-repository.ts';

export const holdsFeature = {
  tables,
  disclosure: discloseHolds,
  erasure: maskHolds,
  routes: holdRoutes,
  followers: [following(ownerAccountsMoved, followPayments)],
  overview: holdsOverview,
};
