import { describe, expect, it } from 'vitest';
import { operationOf } from './page-rights.ts';

const areas = [
  {
    routes: [],
    navigation: [
      { group: 'home', to: '/notifications', label: 'x', needs: 'listMyNotifications' },
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
    expect(operationOf(path, areas)).toBe(operation);
  });
});
