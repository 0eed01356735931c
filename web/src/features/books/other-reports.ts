/** Reports other than the balance sheet, which is the one in the navigation. */
export const OTHER_REPORTS = [
  {
    to: '/reports/income-statement',
    label: 'web-navigation.books.income',
    needs: 'getIncomeStatement',
  },
  { to: '/reports/trial-balance', label: 'web-navigation.books.trial', needs: 'getTrialBalance' },
  {
    to: '/reports/general-ledger',
    label: 'web-navigation.books.ledger',
    needs: 'getGeneralLedger',
  },
  { to: '/reports/cash', label: 'web-navigation.books.cash', needs: 'getCashSeries' },
] as const;
