import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';
import { OTHER_REPORTS } from './other-reports.ts';

const page = pagesOf('web-books');

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

const balanceSheet = page(
  '/reports/balance-sheet',
  () => import('./BalanceSheetPage.tsx'),
  'BalanceSheetPage',
  yearSearch,
);
const incomeStatement = page(
  '/reports/income-statement',
  () => import('./IncomeStatementPage.tsx'),
  'IncomeStatementPage',
  periodSearch,
);
const trialBalance = page(
  '/reports/trial-balance',
  () => import('./TrialBalancePage.tsx'),
  'TrialBalancePage',
  periodSearch,
);
const generalLedger = page(
  '/reports/general-ledger',
  () => import('./GeneralLedgerPage.tsx'),
  'GeneralLedgerPage',
  ledgerSearch,
);
const cash = page('/reports/cash', () => import('./CashPage.tsx'), 'CashPage');
const entries = page(
  '/journal-entries',
  () => import('./EntriesPage.tsx'),
  'EntriesPage',
  entriesSearch,
);
const newEntry = page('/journal-entries/new', () => import('./NewEntryPage.tsx'), 'NewEntryPage');
const entry = page('/journal-entries/$id', () => import('./EntryPage.tsx'), 'EntryPage');
const accounts = page('/accounts', () => import('./AccountsPage.tsx'), 'AccountsPage');
const account = page(
  '/accounts/code/$code',
  () => import('./AccountPage.tsx'),
  'AccountPage',
  movementsSearch,
);
const fiscalYears = page('/fiscal-years', () => import('./FiscalYearsPage.tsx'), 'FiscalYearsPage');
const fiscalYear = page(
  '/fiscal-years/$id',
  () => import('./closing/FiscalYearPage.tsx'),
  'FiscalYearPage',
  searchOf('step'),
);
const budgets = page('/budgets', () => import('./BudgetsPage.tsx'), 'BudgetsPage');
const budget = page('/budgets/$id', () => import('./BudgetPage.tsx'), 'BudgetPage');
const proof = page('/ledger/proof', () => import('./ProofPage.tsx'), 'ProofPage');

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
    budgets,
    budget,
    proof,
  ] as const,
  navigation: [
    {
      place: 'books',
      to: '/journal-entries',
      label: 'web-navigation.books.journal',
      needs: 'listJournalEntries',
      key: 'j',
    },
    {
      place: 'books',
      to: '/reports/general-ledger',
      label: 'web-navigation.books.ledger',
      needs: 'getGeneralLedger',
    },
    {
      place: 'books',
      to: '/accounts',
      label: 'web-navigation.books.accounts',
      needs: 'listAccounts',
      key: 'a',
    },
    {
      place: 'books',
      to: '/budgets',
      label: 'web-navigation.books.budgets',
      needs: 'listBudgets',
    },
    {
      place: 'books',
      to: '/reports/balance-sheet',
      pages: ['/reports'],
      label: 'web-navigation.books.reports',
      also: 'web-navigation.books.reports.also',
      needs: 'getBalanceSheet',
      key: 'r',
    },
    {
      place: 'books',
      to: '/fiscal-years',
      pages: ['/statements'],
      label: 'web-navigation.books.closing',
      also: 'web-navigation.books.closing.also',
      needs: 'listFiscalYears',
    },
    {
      place: 'books',
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
    ...OTHER_REPORTS.filter(({ to }) => to !== '/reports/general-ledger'),
  ],
} as const;
