import { describe, expect, it } from 'vitest';
import { mayAffect } from './may-affect.ts';

const change = { type: 'Expense', id: 'e-1' } as const;

describe('mayAffect', () => {
  it.each([
    ['listExpenses', { query: {} }],
    ['getExpense', { path: { id: 'e-1' } }],
    ['getExpenseDistribution', { path: { id: 'e-1' } }],
    ['getOverview', { query: {} }],
    ['getBalanceSheet', { query: {} }],
    ['getPayment', { path: { id: 'p-1' } }],
  ])('is so of %s', (operation, request) => {
    expect(mayAffect(change, [operation, request])).toBe(true);
  });

  it.each([
    ['getExpense', { path: { id: 'e-2' } }],
    ['whoAmI', {}],
    ['listMyNotifications', { query: {} }],
    ['listNotificationPreferences', { path: { user_id: 'u-1' } }],
  ])('is not so of %s', (operation, request) => {
    expect(mayAffect(change, [operation, request])).toBe(false);
  });

  it('is so of every record of a kind of which some have changed', () => {
    const some = { type: 'Expense', id: null } as const;
    expect(mayAffect(some, ['getExpense', { path: { id: 'e-2' } }])).toBe(true);
  });
});
