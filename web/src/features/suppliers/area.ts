import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('q', 'iban_state', 'sort');

const suppliers = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers',
  validateSearch: listSearch,
  component: lazyPage('web-suppliers', () => import('./SuppliersPage.tsx'), 'SuppliersPage'),
});
const newSupplier = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/new',
  component: lazyPage('web-suppliers', () => import('./NewSupplierPage.tsx'), 'NewSupplierPage'),
});
const duplicates = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/duplicates',
  component: lazyPage('web-suppliers', () => import('./DuplicatesPage.tsx'), 'DuplicatesPage'),
});
const supplier = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/$id',
  component: lazyPage('web-suppliers', () => import('./SupplierPage.tsx'), 'SupplierPage'),
});
const editSupplier = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/$id/edit',
  component: lazyPage('web-suppliers', () => import('./EditSupplierPage.tsx'), 'EditSupplierPage'),
});

/** Suppliers and their bank accounts. */
export const suppliersArea = {
  routes: [suppliers, newSupplier, duplicates, supplier, editSupplier] as const,
  navigation: [
    { group: 'money', to: '/suppliers', label: 'web-navigation.suppliers', needs: 'listSuppliers' },
  ],
  actions: [
    { to: '/suppliers/new', label: 'web-navigation.suppliers.new', needs: 'createSupplier' },
  ],
} as const;
