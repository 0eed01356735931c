import type { RecordKind } from '#features/shared/index.ts';
import { limitToVisibleCalls } from './repository.ts';

export const callRecords: readonly RecordKind[] = [
  {
    type: 'CallForFunds',
    table: 'calls_for_funds',
    access: 'funds:read',
    visible: (ctx) => limitToVisibleCalls(ctx).visible,
  },
];
