import { describe, expect, it } from 'vitest';
import { isOfOrganization, isForOwnersOnly, findPageOperation } from './page-rights.ts';

const areas = [
  {
    routes: [],
    navigation: [
      { place: 'today', to: '/notifications', label: 'x', needs: 'listMyNotifications' },
      { place: 'me', to: '/lots', label: 'x', needs: 'listUnitsOfOwner', readers: 'owners' },
      { place: 'charges', to: '/accounts', label: 'x', needs: 'listAccounts', readers: 'owners' },
      { place: 'books', to: '/accounts', label: 'x', needs: 'listAccounts' },
      { place: 'more', to: '/users', label: 'x', needs: 'listUsers', isOfPlatform: true },
      { place: 'more', to: '/organization', label: 'x', needs: 'updateOrganization' },
    ] as const,
    actions: [{ to: '/imports/buildings', label: 'x', needs: 'importBuilding' }] as const,
  },
];

describe('what a page asks of who opens it', () => {
  it.each([
    ['/expenses', 'listExpenses'],
    ['/expenses/$id', 'getExpense'],
    ['/expenses/new', 'createExpense'],
    ['/expenses/$id/edit', 'updateExpense'],
    ['/units/$id/owners/new', 'addUnitOwner'],
    ['/notifications', 'listMyNotifications'],
    ['/imports/buildings', 'importBuilding'],
    ['/profile', undefined],
    ['/', undefined],
  ])('at %s is %s', (path, operation) => {
    expect(findPageOperation(path, areas)).toBe(operation);
  });
});

describe('a page', () => {
  it.each([
    ['/lots', true],
    ['/accounts', false],
    ['/notifications', false],
    ['/profile', false],
  ])('at %s is of owners alone where nothing else leads there: %s', (path, isOfOwners) => {
    expect(isForOwnersOnly(path, areas)).toBe(isOfOwners);
  });
});

describe('whoever acts in no organization', () => {
  it.each([
    ['/accounts', true],
    ['/organization', true],
    ['/expenses/$id/edit', true],
    ['/users', false],
    ['/users/$id', false],
    ['/organizations/new', false],
    ['/', false],
  ])('has to choose one first for %s: %s', (path, isOfOne) => {
    expect(isOfOrganization(path, findPageOperation(path, areas), areas)).toBe(isOfOne);
  });
});
