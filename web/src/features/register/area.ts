import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-register');

const buildingsSearch = searchOf('q', 'sort');
const ownersSearch = searchOf('q', 'sort');

const buildings = page(
  '/buildings',
  () => import('./BuildingsPage.tsx'),
  'BuildingsPage',
  buildingsSearch,
);
const building = page(
  '/buildings/$id',
  () => import('./BuildingPage.tsx'),
  'BuildingPage',
  searchOf('tab'),
);
const unit = page('/units/$id', () => import('./UnitPage.tsx'), 'UnitPage');
const owners = page('/owners', () => import('./OwnersPage.tsx'), 'OwnersPage', ownersSearch);
const owner = page('/owners/$id', () => import('./OwnerPage.tsx'), 'OwnerPage');
const newBuilding = page(
  '/buildings/new',
  () => import('./NewBuildingPage.tsx'),
  'NewBuildingPage',
);
const startBuilding = page(
  '/buildings/$id/start',
  () => import('./StartPage.tsx'),
  'StartPage',
  undefined,
  'updateBuilding',
);
const lotsGrid = page(
  '/buildings/$id/grid',
  () => import('./grid/GridPage.tsx'),
  'GridPage',
  undefined,
  'createUnit',
);
const lotDebts = page(
  '/buildings/$id/lot-debts',
  () => import('./LotDebtsPage.tsx'),
  'LotDebtsPage',
  undefined,
  'listLotDebts',
);
const editBuilding = page(
  '/buildings/$id/edit',
  () => import('./EditBuildingPage.tsx'),
  'EditBuildingPage',
);
const newUnit = page('/units/new', () => import('./NewUnitPage.tsx'), 'NewUnitPage');
const editUnit = page('/units/$id/edit', () => import('./EditUnitPage.tsx'), 'EditUnitPage');
const addOwners = page(
  '/units/$id/owners/new',
  () => import('./AddOwnersPage.tsx'),
  'AddOwnersPage',
);
const transfer = page(
  '/units/$id/transfer',
  () => import('./transfer/TransferPage.tsx'),
  'TransferPage',
  undefined,
  'transferOwnership',
);
const holding = page(
  '/unit-owners/$id',
  () => import('./EditHoldingPage.tsx'),
  'EditHoldingPage',
  undefined,
  'updateUnitOwner',
);
const newOwner = page('/owners/new', () => import('./NewOwnerPage.tsx'), 'NewOwnerPage');
const editOwner = page('/owners/$id/edit', () => import('./EditOwnerPage.tsx'), 'EditOwnerPage');
const newKey = page(
  '/distribution-keys/new',
  () => import('./NewKeyPage.tsx'),
  'NewKeyPage',
  undefined,
  'createDistributionKey',
);
const key = page('/distribution-keys/$id', () => import('./KeyPage.tsx'), 'KeyPage');
const editKey = page(
  '/distribution-keys/$id/edit',
  () => import('./EditKeyPage.tsx'),
  'EditKeyPage',
);
const newBankAccount = page(
  '/bank-accounts/new',
  () => import('./NewBankAccountPage.tsx'),
  'NewBankAccountPage',
  undefined,
  'createBankAccount',
);
const bankAccount = page(
  '/bank-accounts/$id',
  () => import('./BankAccountPage.tsx'),
  'BankAccountPage',
);
const claim = page('/claims/$id', () => import('./ClaimPage.tsx'), 'ClaimPage');
const proceeding = page('/proceedings/$id', () => import('./ProceedingPage.tsx'), 'ProceedingPage');
const editBankAccount = page(
  '/bank-accounts/$id/edit',
  () => import('./EditBankAccountPage.tsx'),
  'EditBankAccountPage',
);

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
    lotsGrid,
    lotDebts,
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
    claim,
    proceeding,
  ] as const,
  navigation: [
    {
      place: 'building',
      to: '/buildings',
      pages: [
        '/claims',
        '/proceedings',
        '/units',
        '/unit-owners',
        '/distribution-keys',
        '/bank-accounts',
      ],
      label: 'web-navigation.register.buildings',
      also: 'web-navigation.register.buildings.also',
      needs: 'listBuildings',
      key: 'i',
    },
    {
      place: 'owners',
      to: '/owners',
      label: 'web-navigation.register.owners',
      also: 'web-navigation.register.owners.also',
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
