/** The kinds of records that have a page of their own. */
export const RECORD_TYPES = [
  'Building',
  'Unit',
  'Owner',
  'DistributionKey',
  'Expense',
  'Supplier',
  'BankAccount',
  'PaymentBatch',
  'CallForFunds',
  'Payment',
  'PaymentReminder',
  'JournalEntry',
  'FiscalYear',
  'Audit',
  'Statement',
  'Document',
  'Meeting',
  'Ticket',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];
