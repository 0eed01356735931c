import type { RecordKind } from '#features/shared/index.ts';
import { enterDemoSuppliers } from './demo.ts';
import { limitToUnmergedSuppliers } from './repository.ts';
import { supplierRoutes } from './routes.ts';
import { supplierSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export { adoptSuppliers, type HandedSupplier } from './adopt-suppliers.ts';
export {
  supplierAccountEntered,
  supplierChanged,
  type ChangedSupplier,
  type EnteredAccount,
} from './changes.ts';
export { findDemoIban } from './demo.ts';
export { findInvoiceSupplier } from './supplier-of-invoice.ts';
export {
  findByCodes,
  findMerged,
  lockUnmergedSupplier,
  findOrCreateSupplier,
  findSuppliers,
  type SupplierRow,
} from './repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'Supplier',
    table: 'suppliers',
    access: 'suppliers:read',
    visible: limitToUnmergedSuppliers,
  },
];

export const suppliersFeature = {
  tables,
  records,
  routes: supplierRoutes,
  search: supplierSearch,
  demo: enterDemoSuppliers,
};
