import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const yearSearch = searchOf('year');
const periodSearch = searchOf('year', 'quarter');
const ledgerSearch = searchOf('year', 'quarter', 'account_code');
const entriesSearch = searchOf(
  'journal',
  'date_from',
  'date_to',
  'account_code',
  'category',
  'source_id',
  'sort',
);
const movementsSearch = searchOf('date_from', 'date_to');

const balanceSheet = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/balance-sheet',
  validateSearch: yearSearch,
  component: lazyRouteComponent(() => import('./BalanceSheetPage.tsx'), 'BalanceSheetPage'),
});
const incomeStatement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/income-statement',
  validateSearch: periodSearch,
  component: lazyRouteComponent(() => import('./IncomeStatementPage.tsx'), 'IncomeStatementPage'),
});
const trialBalance = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/trial-balance',
  validateSearch: periodSearch,
  component: lazyRouteComponent(() => import('./TrialBalancePage.tsx'), 'TrialBalancePage'),
});
const generalLedger = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/general-ledger',
  validateSearch: ledgerSearch,
  component: lazyRouteComponent(() => import('./GeneralLedgerPage.tsx'), 'GeneralLedgerPage'),
});
const cash = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/cash',
  component: lazyRouteComponent(() => import('./CashPage.tsx'), 'CashPage'),
});
const entries = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries',
  validateSearch: entriesSearch,
  component: lazyRouteComponent(() => import('./EntriesPage.tsx'), 'EntriesPage'),
});
const newEntry = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries/new',
  component: lazyRouteComponent(() => import('./NewEntryPage.tsx'), 'NewEntryPage'),
});
const entry = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries/$id',
  component: lazyRouteComponent(() => import('./EntryPage.tsx'), 'EntryPage'),
});
const accounts = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/accounts',
  component: lazyRouteComponent(() => import('./AccountsPage.tsx'), 'AccountsPage'),
});
const account = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/accounts/code/$code',
  validateSearch: movementsSearch,
  component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
});
const fiscalYears = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fiscal-years',
  component: lazyRouteComponent(() => import('./FiscalYearsPage.tsx'), 'FiscalYearsPage'),
});
const fiscalYear = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fiscal-years/$id',
  component: lazyRouteComponent(() => import('./FiscalYearPage.tsx'), 'FiscalYearPage'),
});
const proof = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ledger/proof',
  component: lazyRouteComponent(() => import('./ProofPage.tsx'), 'ProofPage'),
});

/** The books: the chart, the journal, the reports, closing, and the proof of them. */
export const booksArea = {
  routes: [
    balanceSheet,
    incomeStatement,
    trialBalance,
    generalLedger,
    cash,
    entries,
    newEntry,
    entry,
    accounts,
    account,
    fiscalYears,
    fiscalYear,
    proof,
  ] as const,
  navigation: [
    {
      group: 'books',
      to: '/journal-entries',
      label: 'web-books.nav.journal',
      needs: 'listJournalEntries',
      key: 'j',
    },
    {
      group: 'books',
      to: '/accounts',
      label: 'web-books.nav.accounts',
      needs: 'listAccounts',
      key: 'a',
    },
    {
      group: 'books',
      to: '/reports/balance-sheet',
      label: 'web-books.nav.reports',
      needs: 'getBalanceSheet',
      key: 'r',
    },
    {
      group: 'books',
      to: '/fiscal-years',
      label: 'web-books.nav.closing',
      needs: 'listFiscalYears',
    },
    { group: 'books', to: '/ledger/proof', label: 'web-books.nav.proof', needs: 'proveLedger' },
  ],
  actions: [
    { to: '/journal-entries/new', label: 'web-books.new_entry.title', needs: 'createJournalEntry' },
    {
      to: '/reports/income-statement',
      label: 'web-books.income.title',
      needs: 'getIncomeStatement',
    },
    { to: '/reports/trial-balance', label: 'web-books.trial.title', needs: 'getTrialBalance' },
    { to: '/reports/general-ledger', label: 'web-books.ledger.title', needs: 'getGeneralLedger' },
    { to: '/reports/cash', label: 'web-books.cash.title', needs: 'getCashSeries' },
  ],
} as const;
