import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';

export const keyRecords: readonly RecordKind[] = [
  {
    type: 'DistributionKey',
    table: 'distribution_keys',
    access: 'register:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];
