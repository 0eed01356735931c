import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const statementsSearch = searchOf('status', 'bank_account_id', 'date_from', 'date_to', 'sort');
const transactionsSearch = searchOf(
  'status',
  'bank_account_id',
  'date_from',
  'date_to',
  'q',
  'sort',
);
const matchSearch = searchOf('status');
const reconciliationSearch = searchOf('on');

const statements = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-statements',
  validateSearch: statementsSearch,
  component: lazyPage('web-bank', () => import('./StatementsPage.tsx'), 'StatementsPage'),
});
const statement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-statements/$id',
  component: lazyPage('web-bank', () => import('./StatementPage.tsx'), 'StatementPage'),
});
const transactions = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-transactions',
  validateSearch: transactionsSearch,
  component: lazyPage('web-bank', () => import('./TransactionsPage.tsx'), 'TransactionsPage'),
});
const match = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-transactions/match',
  validateSearch: matchSearch,
  component: lazyPage('web-bank', () => import('./MatchPage.tsx'), 'MatchPage'),
});
const transaction = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-transactions/$id',
  component: lazyPage('web-bank', () => import('./TransactionPage.tsx'), 'TransactionPage'),
});
const rules = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-rules',
  component: lazyPage('web-bank', () => import('./RulesPage.tsx'), 'RulesPage'),
});
const reconciliation = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/$id/reconciliation',
  validateSearch: reconciliationSearch,
  component: lazyPage('web-bank', () => import('./ReconciliationPage.tsx'), 'ReconciliationPage'),
});

/** Bank statements, matching and reconciliation. */
export const bankArea = {
  routes: [statements, statement, transactions, match, transaction, rules, reconciliation] as const,
  navigation: [
    {
      group: 'money',
      to: '/bank-statements',
      label: 'web-navigation.bank',
      needs: 'listBankStatements',
      key: 'b',
    },
    {
      group: 'money',
      to: '/bank-transactions/match',
      label: 'web-navigation.bank.match',
      needs: 'matchBankTransaction',
    },
  ],
  actions: [
    {
      to: '/bank-transactions',
      label: 'web-navigation.bank.transactions',
      needs: 'listBankTransactions',
    },
    { to: '/bank-rules', label: 'web-navigation.bank.rules', needs: 'listBankRules' },
  ],
} as const;
