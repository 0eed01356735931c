import type { RecordKind } from '#features/shared/index.ts';
import { callsInSight } from './repository.ts';

export const callRecords: readonly RecordKind[] = [
  {
    type: 'CallForFunds',
    table: 'calls_for_funds',
    access: 'funds:read',
    visible: (ctx) => callsInSight(ctx).visible,
  },
];
