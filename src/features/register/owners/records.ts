import type { RecordKind } from '#features/shared/index.ts';
import { limitToVisibleOwners } from './repository.ts';

export const ownerRecords: readonly RecordKind[] = [
  { type: 'Owner', table: 'owners', access: 'register:read', visible: limitToVisibleOwners },
];
