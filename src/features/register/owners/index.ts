import { discloseOwner } from './disclosure-repository.ts';
import { eraseOwnerData } from './erasure-repository.ts';
import { ownerRecords } from './records.ts';
import { ownerRoutes } from './routes.ts';
import { ownerSearch } from './search-repository.ts';

export { createOwners, lockOwner, restrictOwner, updateOwner } from './commands.ts';
export { requireOwner } from './owner.ts';
export {
  findOwnAddresses,
  findOwnerNames,
  lockOwnersAgainstDeletion,
  limitToVisibleOwners,
} from './repository.ts';

export const ownersFeature = {
  disclosure: discloseOwner,
  erasure: eraseOwnerData,
  search: ownerSearch,
  records: ownerRecords,
  routes: ownerRoutes,
};
