/** Events whose entry debits an owner. */
export const RECEIVABLE_SOURCES = [
  'CallForFunds',
  'UnitTransfer',
  'JournalEntry',
  'LatePenalty',
  'Expense',
  'BankTransaction',
  'Statement',
  'LotRequest',
] as const;
export type ReceivableSource = (typeof RECEIVABLE_SOURCES)[number];

/**
 * Events whose entry credits an owner, including a call moved by a late sale and a credit note for costs
 * charged to them alone.
 */
export const CREDIT_SOURCES = [
  'Payment',
  'UnitTransfer',
  'JournalEntry',
  'CallForFunds',
  'Expense',
  'Statement',
] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];
