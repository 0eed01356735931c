import { unitRecords } from './records.ts';
import { unitRoutes } from './routes.ts';
import { unitSearch } from './search-repository.ts';

export { createUnits } from './commands.ts';
export { findUnitNumbers } from './repository.ts';
export { lockUnits, requireUnit, toUnit } from './unit.ts';

export const unitsFeature = { search: unitSearch, records: unitRecords, routes: unitRoutes };
