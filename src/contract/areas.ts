/** Areas of the interface, in the order of its description, which uses them as tags. */
export const areas = {
  Authentication: 'Signing in and out, sessions, passwords and the second factor.',
  Overview: 'Tasks that wait for the caller, with a link to each.',
  Search: 'Finding records of all kinds.',
  Organizations: 'The tenants of the platform: offices of syndics and self-managed buildings.',
  Users: 'People who may sign in to an organization, and their roles.',
  Buildings: 'The co-owned buildings that an organization manages.',
  Units: 'The lots of a building with their quotas.',
  Owners: 'The people and companies that own units.',
  'Unit owners': 'Holders of each unit, their shares and the days on which they begin and end.',
  'Distribution keys': 'The weights by which costs and calls are split among units.',
  Meters: 'The meters of lots and their readings, for keys that split by consumption.',
  Imports: 'Taking buildings over from files.',
  Expenses: 'Invoices of suppliers, from the draft over the approval to the payment.',
  Claims: 'Claims against insurers, from the loss to the payment and the uninsured rest.',
  Suppliers: 'Suppliers of the buildings and their bank accounts.',
  'Bank accounts': 'The accounts at banks on which a building pays and is paid.',
  'Payment batches': 'Payment files for suppliers, which a second person approves.',
  'Bank statements': 'Statements of banks and their transactions, matched with the books.',
  'Calls for funds': 'Amounts that owners are asked to pay, with a letter for each owner.',
  Budgets: 'Budgets of a financial year, voted by the assembly, and the calls made from them.',
  'Statements of charges':
    'Each owner’s share of the costs of a period, and the balance once it is settled.',
  Payments: 'Payments of owners and the items that they settle.',
  'Owner accounts': 'Debts and credits of each owner, with the movements behind them.',
  Accounts: 'The chart of accounts.',
  Journal: 'The entries of the books and the proof that they are whole.',
  'Fiscal years': 'The years of a building, and which of them are closed.',
  Audits: 'The auditor’s check of a financial year, from the sample to the report.',
  Reports: 'Balance sheet, income statement, trial balance and general ledger.',
  'Payment reminders': 'Reminding owners of what is overdue, level by level.',
  Documents:
    'Files that an organization keeps, with whom they are shared, and the letters it has sent.',
  Sales:
    'The sale of a lot: what notaries ask for, the cases of the association, and what is withheld from the price.',
  Tickets: 'Defects and requests in a building, and their follow-up.',
  Meetings: 'General assemblies and meetings of the board, from the agenda to the minutes.',
  GDPR: 'Requests of people about their personal data, and the answers.',
  Notifications: 'Notifications of users by channel, and their delivery.',
  Audit: 'The log of changes: author, role, address, previous and new values.',
  Health: 'Whether the service is well, and its measurements.',
} as const satisfies Record<string, string>;

export type Area = keyof typeof areas;

/** Areas of the books and of the ownership history, where the names of erased owners are kept. */
export const BOOK_AREAS: readonly Area[] = [
  'Unit owners',
  'Expenses',
  'Bank statements',
  'Calls for funds',
  'Statements of charges',
  'Payments',
  'Owner accounts',
  'Journal',
  'Reports',
];
