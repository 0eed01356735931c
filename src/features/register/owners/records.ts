import type { RecordKind } from '#features/shared/index.ts';
import { ownersInSight } from './repository.ts';

export const ownerRecords: readonly RecordKind[] = [
  { type: 'Owner', table: 'owners', access: 'register:read', visible: ownersInSight },
];
