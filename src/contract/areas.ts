/** Areas of the interface, in the order of its description, which uses them as tags. */
export const areas = {
  Authentication: 'Signing in and out, sessions, passwords and the second factor.',
  Overview: 'What waits for the caller, and where.',
  Search: 'Finding records of all kinds.',
  Organizations: 'The tenants of the platform: offices of syndics and self-managed buildings.',
  Users: 'Who may sign in to an organization, and in which roles.',
  Buildings: 'The co-owned buildings that an organization manages.',
  Units: 'The lots of a building with their quotas.',
  Owners: 'The people and companies that own units.',
  'Unit owners': 'Who holds which share of a unit, and since when.',
  'Distribution keys': 'The weights by which costs and calls are split among units.',
  Meters: 'The meters of lots and their readings, for keys that split by consumption.',
  Imports: 'Taking buildings over from files.',
  Expenses: 'Invoices of suppliers, from the draft over the approval to the payment.',
  Claims: 'What insurers are asked to pay, and what the association bears of a loss.',
  Suppliers: 'Whom the buildings buy from, and where they are paid.',
  'Bank accounts': 'The accounts at banks on which a building pays and is paid.',
  'Payment batches':
    'What banks are asked to pay suppliers, in files that a second person approves.',
  'Bank statements': 'What banks say was paid and received, file by file, line by line.',
  'Calls for funds': 'What owners are asked to pay, with a letter for each.',
  Budgets: 'What a year may cost, as the assembly votes it, and the calls made from it.',
  'Statements of charges':
    'What owners bear of the costs of a period, and what they owe once it is settled.',
  Payments: 'What owners have paid, and what it settles.',
  'Owner accounts': 'What each owner owes or has to their good, and how it came about.',
  Accounts: 'The chart of accounts.',
  Journal: 'The entries of the books and the proof that they are whole.',
  'Fiscal years': 'The years of a building, and which of them are closed.',
  Reports: 'Balance sheet, income statement, trial balance and general ledger.',
  'Payment reminders': 'Reminding owners of what is overdue, level by level.',
  Documents:
    'Files that an organization keeps, with whom they are shared, and the letters it has sent.',
  Tickets: 'What is broken or asked for in a building, and what became of it.',
  Meetings: 'General assemblies and meetings of the board, from the agenda to the minutes.',
  GDPR: 'What people ask about their data, and what is done about it.',
  Notifications: 'What people are told, on which channels, and what became of it.',
  Audit: 'What was written: by whom, in which role, from where, and what it was before.',
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
