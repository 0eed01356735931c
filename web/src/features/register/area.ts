import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const buildingsSearch = searchOf('sort');
const ownersSearch = searchOf('q', 'sort');

const buildings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings',
  validateSearch: buildingsSearch,
  component: lazyPage('web-register', () => import('./BuildingsPage.tsx'), 'BuildingsPage'),
});
const building = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id',
  component: lazyPage('web-register', () => import('./BuildingPage.tsx'), 'BuildingPage'),
});
const unit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id',
  component: lazyPage('web-register', () => import('./UnitPage.tsx'), 'UnitPage'),
});
const owners = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners',
  validateSearch: ownersSearch,
  component: lazyPage('web-register', () => import('./OwnersPage.tsx'), 'OwnersPage'),
});
const owner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id',
  component: lazyPage('web-register', () => import('./OwnerPage.tsx'), 'OwnerPage'),
});
const newBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/new',
  component: lazyPage('web-register', () => import('./NewBuildingPage.tsx'), 'NewBuildingPage'),
});
const startBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id/start',
  staticData: { needs: 'updateBuilding' },
  component: lazyPage('web-register', () => import('./StartPage.tsx'), 'StartPage'),
});
const editBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id/edit',
  component: lazyPage('web-register', () => import('./EditBuildingPage.tsx'), 'EditBuildingPage'),
});
const newUnit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/new',
  component: lazyPage('web-register', () => import('./NewUnitPage.tsx'), 'NewUnitPage'),
});
const editUnit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id/edit',
  component: lazyPage('web-register', () => import('./EditUnitPage.tsx'), 'EditUnitPage'),
});
const addOwners = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id/owners/new',
  component: lazyPage('web-register', () => import('./AddOwnersPage.tsx'), 'AddOwnersPage'),
});
const transfer = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id/transfer',
  staticData: { needs: 'transferOwnership' },
  component: lazyPage('web-register', () => import('./transfer/TransferPage.tsx'), 'TransferPage'),
});
const holding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/unit-owners/$id',
  staticData: { needs: 'updateUnitOwner' },
  component: lazyPage('web-register', () => import('./EditHoldingPage.tsx'), 'EditHoldingPage'),
});
const newOwner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/new',
  component: lazyPage('web-register', () => import('./NewOwnerPage.tsx'), 'NewOwnerPage'),
});
const editOwner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id/edit',
  component: lazyPage('web-register', () => import('./EditOwnerPage.tsx'), 'EditOwnerPage'),
});
const newKey = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/distribution-keys/new',
  staticData: { needs: 'createDistributionKey' },
  component: lazyPage('web-register', () => import('./NewKeyPage.tsx'), 'NewKeyPage'),
});
const key = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/distribution-keys/$id',
  component: lazyPage('web-register', () => import('./KeyPage.tsx'), 'KeyPage'),
});
const editKey = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/distribution-keys/$id/edit',
  component: lazyPage('web-register', () => import('./EditKeyPage.tsx'), 'EditKeyPage'),
});
const newBankAccount = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/new',
  staticData: { needs: 'createBankAccount' },
  component: lazyPage(
    'web-register',
    () => import('./NewBankAccountPage.tsx'),
    'NewBankAccountPage',
  ),
});
const bankAccount = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/$id',
  component: lazyPage('web-register', () => import('./BankAccountPage.tsx'), 'BankAccountPage'),
});
const editBankAccount = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/$id/edit',
  component: lazyPage(
    'web-register',
    () => import('./EditBankAccountPage.tsx'),
    'EditBankAccountPage',
  ),
});

/** Register: buildings, lots, distribution keys and owners. */
export const registerArea = {
  routes: [
    buildings,
    building,
    unit,
    owners,
    owner,
    newBuilding,
    editBuilding,
    startBuilding,
    newUnit,
    editUnit,
    addOwners,
    transfer,
    holding,
    newOwner,
    editOwner,
    newKey,
    key,
    editKey,
    newBankAccount,
    bankAccount,
    editBankAccount,
  ] as const,
  navigation: [
    {
      group: 'register',
      to: '/buildings',
      label: 'web-navigation.register.buildings',
      needs: 'listBuildings',
      key: 'b',
    },
    {
      group: 'register',
      to: '/owners',
      label: 'web-navigation.register.owners',
      needs: 'listOwners',
      key: 'o',
    },
  ],
  actions: [
    {
      to: '/buildings/new',
      label: 'web-navigation.register.building.new',
      needs: 'createBuilding',
    },
    { to: '/owners/new', label: 'web-navigation.register.owner_form.new', needs: 'createOwner' },
    { to: '/units/new', label: 'web-navigation.register.unit.new', needs: 'createUnit' },
  ],
} as const;
