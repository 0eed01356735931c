import type { RecordKind } from '#features/shared/index.ts';
import { discloseOwner } from './disclosure-repository.ts';
import { eraseOwnerData } from './erasure-repository.ts';
import { limitToVisibleOwners } from './repository.ts';
import { endOfNames } from './retention-repository.ts';
import { ownerRoutes } from './routes.ts';
import { ownerSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export { adoptFormerNumbers } from './adopt-former-numbers.ts';
export { createOwners, lockOwner, restrictOwner, updateOwner } from './commands.ts';
export { keepName, takeFormerNumber } from './erasure-repository.ts';
export { requireOwner } from './owner.ts';
export { findOwnAddresses, lockOwnersAgainstDeletion, limitToVisibleOwners } from './repository.ts';

const records: readonly RecordKind[] = [
  { type: 'Owner', table: 'owners', access: 'register:read', visible: limitToVisibleOwners },
];

export const ownersFeature = {
  tables,
  disclosure: discloseOwner,
  erasure: eraseOwnerData,
  retention: [endOfNames],
  search: ownerSearch,
  records,
  routes: ownerRoutes,
};
