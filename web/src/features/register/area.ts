import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const buildingsSearch = searchOf('sort');
const ownersSearch = searchOf('q', 'sort');

const buildings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings',
  validateSearch: buildingsSearch,
  component: lazyRouteComponent(() => import('./BuildingsPage.tsx'), 'BuildingsPage'),
});
const building = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id',
  component: lazyRouteComponent(() => import('./BuildingPage.tsx'), 'BuildingPage'),
});
const unit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id',
  component: lazyRouteComponent(() => import('./UnitPage.tsx'), 'UnitPage'),
});
const owners = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners',
  validateSearch: ownersSearch,
  component: lazyRouteComponent(() => import('./OwnersPage.tsx'), 'OwnersPage'),
});
const owner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id',
  component: lazyRouteComponent(() => import('./OwnerPage.tsx'), 'OwnerPage'),
});
const newBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/new',
  component: lazyRouteComponent(() => import('./NewBuildingPage.tsx'), 'NewBuildingPage'),
});
const startBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id/start',
  staticData: { needs: 'updateBuilding' },
  component: lazyRouteComponent(() => import('./StartPage.tsx'), 'StartPage'),
});
const editBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id/edit',
  component: lazyRouteComponent(() => import('./EditBuildingPage.tsx'), 'EditBuildingPage'),
});
const newUnit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/new',
  component: lazyRouteComponent(() => import('./NewUnitPage.tsx'), 'NewUnitPage'),
});
const editUnit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id/edit',
  component: lazyRouteComponent(() => import('./EditUnitPage.tsx'), 'EditUnitPage'),
});
const addOwners = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id/owners/new',
  component: lazyRouteComponent(() => import('./AddOwnersPage.tsx'), 'AddOwnersPage'),
});
const transfer = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id/transfer',
  staticData: { needs: 'transferOwnership' },
  component: lazyRouteComponent(() => import('./transfer/TransferPage.tsx'), 'TransferPage'),
});
const holding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/unit-owners/$id',
  staticData: { needs: 'updateUnitOwner' },
  component: lazyRouteComponent(() => import('./EditHoldingPage.tsx'), 'EditHoldingPage'),
});
const newOwner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/new',
  component: lazyRouteComponent(() => import('./NewOwnerPage.tsx'), 'NewOwnerPage'),
});
const editOwner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id/edit',
  component: lazyRouteComponent(() => import('./EditOwnerPage.tsx'), 'EditOwnerPage'),
});
const newKey = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/distribution-keys/new',
  staticData: { needs: 'createDistributionKey' },
  component: lazyRouteComponent(() => import('./NewKeyPage.tsx'), 'NewKeyPage'),
});
const key = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/distribution-keys/$id',
  component: lazyRouteComponent(() => import('./KeyPage.tsx'), 'KeyPage'),
});
const editKey = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/distribution-keys/$id/edit',
  component: lazyRouteComponent(() => import('./EditKeyPage.tsx'), 'EditKeyPage'),
});
const newBankAccount = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/new',
  staticData: { needs: 'createBankAccount' },
  component: lazyRouteComponent(() => import('./NewBankAccountPage.tsx'), 'NewBankAccountPage'),
});
const bankAccount = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/$id',
  component: lazyRouteComponent(() => import('./BankAccountPage.tsx'), 'BankAccountPage'),
});
const editBankAccount = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/$id/edit',
  component: lazyRouteComponent(() => import('./EditBankAccountPage.tsx'), 'EditBankAccountPage'),
});

/** Who owns what: buildings, their lots, keys and owners. */
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
      label: 'web-register.buildings.title',
      needs: 'listBuildings',
      key: 'b',
    },
    {
      group: 'register',
      to: '/owners',
      label: 'web-register.owners.title',
      needs: 'listOwners',
      key: 'o',
    },
  ],
  actions: [
    { to: '/buildings/new', label: 'web-register.building.new', needs: 'createBuilding' },
    { to: '/owners/new', label: 'web-register.owner_form.new', needs: 'createOwner' },
    { to: '/units/new', label: 'web-register.unit.new', needs: 'createUnit' },
  ],
} as const;
