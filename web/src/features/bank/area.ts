import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-bank');

const statementsSearch = searchOf('status', 'bank_account_id', 'date_from', 'date_to', 'sort');
const transactionsSearch = searchOf(
  'status',
  'bank_account_id',
  'date_from',
  'date_to',
  'q',
  'sort',
);
const matchSearch = searchOf('status', 'act');
const reconciliationSearch = searchOf('on');

const statements = page(
  '/bank-statements',
  () => import('./StatementsPage.tsx'),
  'StatementsPage',
  statementsSearch,
);
const statement = page(
  '/bank-statements/$id',
  () => import('./StatementPage.tsx'),
  'StatementPage',
);
const transactions = page(
  '/bank-transactions',
  () => import('./TransactionsPage.tsx'),
  'TransactionsPage',
  transactionsSearch,
);
const match = page(
  '/bank-transactions/match',
  () => import('./MatchPage.tsx'),
  'MatchPage',
  matchSearch,
);
const transaction = page(
  '/bank-transactions/$id',
  () => import('./TransactionPage.tsx'),
  'TransactionPage',
);
const rules = page('/bank-rules', () => import('./RulesPage.tsx'), 'RulesPage');
const reconciliation = page(
  '/bank-accounts/$id/reconciliation',
  () => import('./ReconciliationPage.tsx'),
  'ReconciliationPage',
  reconciliationSearch,
);

/** Bank statements, matching and reconciliation. */
export const bankArea = {
  routes: [statements, statement, transactions, match, transaction, rules, reconciliation] as const,
  navigation: [
    {
      place: 'bank',
      to: '/bank-transactions/match',
      label: 'web-navigation.bank.match',
      needs: 'matchBankTransaction',
      key: 'b',
      views: [{ search: { status: 'Parked' }, label: 'web-navigation.bank.parked' }],
    },
    {
      place: 'bank',
      to: '/bank-statements',
      label: 'web-navigation.bank',
      also: 'web-navigation.bank.also',
      needs: 'listBankStatements',
      key: 's',
    },
    {
      place: 'bank',
      to: '/bank-transactions',
      label: 'web-navigation.bank.transactions',
      also: 'web-navigation.bank.transactions.also',
      needs: 'listBankTransactions',
    },
    {
      place: 'bank',
      to: '/bank-rules',
      label: 'web-navigation.bank.rules',
      needs: 'listBankRules',
    },
  ],
} as const;
