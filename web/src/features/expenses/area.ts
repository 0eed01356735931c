import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-expenses');

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
  'open',
  'prepayment_unmatched',
  'q',
  'sort',
);

const expenses = page('/expenses', () => import('./ExpensesPage.tsx'), 'ExpensesPage', listSearch);
const newExpense = page(
  '/expenses/new',
  () => import('./NewExpensePage.tsx'),
  'NewExpensePage',
  searchOf('document_id', 'ticket_id', 'credits_expense_id'),
);
const expense = page(
  '/expenses/$id',
  () => import('./ExpensePage.tsx'),
  'ExpensePage',
  searchOf('act'),
);
const editExpense = page(
  '/expenses/$id/edit',
  () => import('./EditExpensePage.tsx'),
  'EditExpensePage',
);

/** Suppliers’ invoices, from draft to paid. */
export const expensesArea = {
  routes: [expenses, newExpense, expense, editExpense] as const,
  navigation: [
    {
      place: 'invoices',
      to: '/expenses',
      label: 'web-navigation.expenses',
      also: 'web-navigation.expenses.also',
      needs: 'listExpenses',
      key: 'e',
    },
  ],
  actions: [
    {
      to: '/expenses/new',
      label: 'web-navigation.expenses.new',
      also: 'web-navigation.expenses.new.also',
      needs: 'createExpense',
    },
  ],
} as const;
