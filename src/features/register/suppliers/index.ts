import { supplierRecords } from './records.ts';
import { supplierRoutes } from './routes.ts';
import { supplierSearch } from './search-repository.ts';

export {
  supplierAccountEntered,
  supplierChanged,
  type ChangedSupplier,
  type EnteredAccount,
} from './changes.ts';
export { supplierOfInvoice } from './supplier-of-invoice.ts';
export {
  findMerged,
  findSupplierNames,
  holdSupplier,
  supplierNamed,
  suppliersByIds,
  type SupplierRow,
} from './repository.ts';

export const suppliersFeature = {
  records: supplierRecords,
  routes: supplierRoutes,
  search: supplierSearch,
};
