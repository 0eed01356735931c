import { supplierRecords } from './records.ts';
import { supplierRoutes } from './routes.ts';
import { supplierSearch } from './search-repository.ts';

export {
  supplierAccountEntered,
  supplierChanged,
  type ChangedSupplier,
  type EnteredAccount,
} from './changes.ts';
export { findInvoiceSupplier } from './supplier-of-invoice.ts';
export {
  findMerged,
  findSupplierNames,
  lockUnmergedSupplier,
  findOrCreateSupplier,
  findSuppliers,
  type SupplierRow,
} from './repository.ts';

export const suppliersFeature = {
  records: supplierRecords,
  routes: supplierRoutes,
  search: supplierSearch,
};
