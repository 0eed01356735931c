import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-suppliers');

const listSearch = searchOf('q', 'iban_state', 'sort');

const suppliers = page(
  '/suppliers',
  () => import('./SuppliersPage.tsx'),
  'SuppliersPage',
  listSearch,
);
const newSupplier = page(
  '/suppliers/new',
  () => import('./NewSupplierPage.tsx'),
  'NewSupplierPage',
);
const duplicates = page(
  '/suppliers/duplicates',
  () => import('./DuplicatesPage.tsx'),
  'DuplicatesPage',
);
const supplier = page('/suppliers/$id', () => import('./SupplierPage.tsx'), 'SupplierPage');
const editSupplier = page(
  '/suppliers/$id/edit',
  () => import('./EditSupplierPage.tsx'),
  'EditSupplierPage',
);

/** Suppliers and their bank accounts. */
export const suppliersArea = {
  routes: [suppliers, newSupplier, duplicates, supplier, editSupplier] as const,
  navigation: [
    {
      place: 'invoices',
      to: '/suppliers',
      label: 'web-navigation.suppliers',
      needs: 'listSuppliers',
    },
  ],
  actions: [
    { to: '/suppliers/new', label: 'web-navigation.suppliers.new', needs: 'createSupplier' },
  ],
} as const;
