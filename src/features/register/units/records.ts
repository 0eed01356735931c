import { visibleUnits, type RecordKind } from '#features/shared/index.ts';

export const unitRecords: readonly RecordKind[] = [
  {
    type: 'Unit',
    table: 'units',
    access: 'register:read',
    visible: (ctx) => visibleUnits(ctx, 'id', 'building_id'),
  },
];
