import { visibleUnits, type RecordKind } from '#features/shared/index.ts';
import { unitRoutes } from './routes.ts';
import { unitSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export { createUnits } from './commands.ts';
export { findUnitNumbers, updateCompleteDays } from './repository.ts';
export { lockUnits, requireUnit, toUnit } from './unit.ts';

const records: readonly RecordKind[] = [
  {
    type: 'Unit',
    table: 'units',
    access: 'register:read',
    visible: (ctx) => visibleUnits(ctx, 'id', 'building_id'),
  },
];

export const unitsFeature = {
  tables,
  search: unitSearch,
  records,
  routes: unitRoutes,
};
