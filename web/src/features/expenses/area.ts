import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf(
  'kind',
  'status',
  'category',
  'date_from',
  'date_to',
  'due_from',
  'due_to',
  'supplier',
  'created_by',
  'approvable',
  'q',
  'sort',
);

const expenses = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/expenses',
  validateSearch: listSearch,
  component: lazyPage('web-expenses', () => import('./ExpensesPage.tsx'), 'ExpensesPage'),
});
const newExpense = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/expenses/new',
  validateSearch: searchOf('document_id', 'ticket_id', 'credits_expense_id'),
  component: lazyPage('web-expenses', () => import('./NewExpensePage.tsx'), 'NewExpensePage'),
});
const expense = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/expenses/$id',
  component: lazyPage('web-expenses', () => import('./ExpensePage.tsx'), 'ExpensePage'),
});
const editExpense = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/expenses/$id/edit',
  component: lazyPage('web-expenses', () => import('./EditExpensePage.tsx'), 'EditExpensePage'),
});

/** Suppliers’ invoices, from draft to paid. */
export const expensesArea = {
  routes: [expenses, newExpense, expense, editExpense] as const,
  navigation: [
    {
      group: 'money',
      to: '/expenses',
      label: 'web-navigation.expenses',
      needs: 'listExpenses',
      key: 'e',
    },
  ],
  actions: [{ to: '/expenses/new', label: 'web-navigation.expenses.new', needs: 'createExpense' }],
} as const;
