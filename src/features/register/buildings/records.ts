import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';

export const buildingRecords: readonly RecordKind[] = [
  {
    type: 'Building',
    table: 'buildings',
    access: 'register:read',
    visible: (ctx) => visibleBuildings(ctx, 'id'),
  },
];
