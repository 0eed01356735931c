import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';
import { OTHER_REPORTS } from './reports-beside.ts';

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
  component: lazyPage('web-books', () => import('./BalanceSheetPage.tsx'), 'BalanceSheetPage'),
});
const incomeStatement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/income-statement',
  validateSearch: periodSearch,
  component: lazyPage(
    'web-books',
    () => import('./IncomeStatementPage.tsx'),
    'IncomeStatementPage',
  ),
});
const trialBalance = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/trial-balance',
  validateSearch: periodSearch,
  component: lazyPage('web-books', () => import('./TrialBalancePage.tsx'), 'TrialBalancePage'),
});
const generalLedger = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/general-ledger',
  validateSearch: ledgerSearch,
  component: lazyPage('web-books', () => import('./GeneralLedgerPage.tsx'), 'GeneralLedgerPage'),
});
const cash = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/cash',
  component: lazyPage('web-books', () => import('./CashPage.tsx'), 'CashPage'),
});
const entries = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries',
  validateSearch: entriesSearch,
  component: lazyPage('web-books', () => import('./EntriesPage.tsx'), 'EntriesPage'),
});
const newEntry = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries/new',
  component: lazyPage('web-books', () => import('./NewEntryPage.tsx'), 'NewEntryPage'),
});
const entry = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/journal-entries/$id',
  component: lazyPage('web-books', () => import('./EntryPage.tsx'), 'EntryPage'),
});
const accounts = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/accounts',
  component: lazyPage('web-books', () => import('./AccountsPage.tsx'), 'AccountsPage'),
});
const account = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/accounts/code/$code',
  validateSearch: movementsSearch,
  component: lazyPage('web-books', () => import('./AccountPage.tsx'), 'AccountPage'),
});
const fiscalYears = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fiscal-years',
  component: lazyPage('web-books', () => import('./FiscalYearsPage.tsx'), 'FiscalYearsPage'),
});
const fiscalYear = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fiscal-years/$id',
  component: lazyPage('web-books', () => import('./FiscalYearPage.tsx'), 'FiscalYearPage'),
});
const proof = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ledger/proof',
  component: lazyPage('web-books', () => import('./ProofPage.tsx'), 'ProofPage'),
});

/** Bookkeeping: chart of accounts, journal, reports, year-end closing and integrity check. */
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
      label: 'web-navigation.books.journal',
      needs: 'listJournalEntries',
      key: 'j',
    },
    {
      group: 'books',
      to: '/accounts',
      label: 'web-navigation.books.accounts',
      needs: 'listAccounts',
      key: 'a',
    },
    {
      group: 'books',
      to: '/reports/balance-sheet',
      label: 'web-navigation.books.reports',
      needs: 'getBalanceSheet',
      key: 'r',
    },
    {
      group: 'books',
      to: '/fiscal-years',
      label: 'web-navigation.books.closing',
      needs: 'listFiscalYears',
    },
    {
      group: 'books',
      to: '/ledger/proof',
      label: 'web-navigation.books.proof',
      needs: 'proveLedger',
    },
  ],
  actions: [
    {
      to: '/journal-entries/new',
      label: 'web-navigation.books.new_entry',
      needs: 'createJournalEntry',
    },
    ...OTHER_REPORTS,
  ],
} as const;
