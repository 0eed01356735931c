import { supplierRecords } from './records.ts';
import { supplierRoutes } from './routes.ts';
import { supplierSearch } from './search-repository.ts';

export { supplierChanged, type ChangedSupplier } from './changes.ts';
export { findSupplierNames, holdSupplier, supplierNamed, type SupplierRow } from './repository.ts';

export const suppliersFeature = {
  records: supplierRecords,
  routes: supplierRoutes,
  search: supplierSearch,
};
