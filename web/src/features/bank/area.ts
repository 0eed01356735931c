import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
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
  component: lazyRouteComponent(() => import('./StatementsPage.tsx'), 'StatementsPage'),
});
const statement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-statements/$id',
  component: lazyRouteComponent(() => import('./StatementPage.tsx'), 'StatementPage'),
});
const transactions = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-transactions',
  validateSearch: transactionsSearch,
  component: lazyRouteComponent(() => import('./TransactionsPage.tsx'), 'TransactionsPage'),
});
const match = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-transactions/match',
  validateSearch: matchSearch,
  component: lazyRouteComponent(() => import('./MatchPage.tsx'), 'MatchPage'),
});
const transaction = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-transactions/$id',
  component: lazyRouteComponent(() => import('./TransactionPage.tsx'), 'TransactionPage'),
});
const rules = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-rules',
  component: lazyRouteComponent(() => import('./RulesPage.tsx'), 'RulesPage'),
});
const reconciliation = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bank-accounts/$id/reconciliation',
  validateSearch: reconciliationSearch,
  component: lazyRouteComponent(() => import('./ReconciliationPage.tsx'), 'ReconciliationPage'),
});

/** What banks say of the accounts of buildings, and what became of it in the books. */
export const bankArea = {
  routes: [statements, statement, transactions, match, transaction, rules, reconciliation] as const,
  navigation: [
    {
      group: 'money',
      to: '/bank-statements',
      label: 'web-bank.title',
      needs: 'listBankStatements',
      key: 'b',
    },
    {
      group: 'money',
      to: '/bank-transactions/match',
      label: 'web-bank.match.title',
      needs: 'matchBankTransaction',
    },
  ],
  actions: [
    { to: '/bank-transactions', label: 'web-bank.transactions', needs: 'listBankTransactions' },
    { to: '/bank-rules', label: 'web-bank.rules.title', needs: 'listBankRules' },
  ],
} as const;
