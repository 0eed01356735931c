import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('q', 'iban_state', 'sort');

const suppliers = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./SuppliersPage.tsx'), 'SuppliersPage'),
});
const newSupplier = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/new',
  component: lazyRouteComponent(() => import('./NewSupplierPage.tsx'), 'NewSupplierPage'),
});
const duplicates = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/duplicates',
  component: lazyRouteComponent(() => import('./DuplicatesPage.tsx'), 'DuplicatesPage'),
});
const supplier = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/$id',
  component: lazyRouteComponent(() => import('./SupplierPage.tsx'), 'SupplierPage'),
});
const editSupplier = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/$id/edit',
  component: lazyRouteComponent(() => import('./EditSupplierPage.tsx'), 'EditSupplierPage'),
});

/** Whom the buildings buy from, and where they are paid. */
export const suppliersArea = {
  routes: [suppliers, newSupplier, duplicates, supplier, editSupplier] as const,
  navigation: [
    { group: 'money', to: '/suppliers', label: 'web-suppliers.title', needs: 'listSuppliers' },
  ],
  actions: [{ to: '/suppliers/new', label: 'web-suppliers.new', needs: 'createSupplier' }],
} as const;
