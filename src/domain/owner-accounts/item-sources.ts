/** What an owner may be charged by: the event whose entry debits them. */
export const RECEIVABLE_SOURCES = [
  'CallForFunds',
  'UnitTransfer',
  'JournalEntry',
  'LatePenalty',
  'Expense',
  'BankTransaction',
] as const;
export type ReceivableSource = (typeof RECEIVABLE_SOURCES)[number];

/**
 * What may stand to an owner's good: the event whose entry credits them; a call that a late
 * sale moves, a credit note for what they alone bear.
 */
export const CREDIT_SOURCES = [
  'Payment',
  'UnitTransfer',
  'JournalEntry',
  'CallForFunds',
  'Expense',
] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];
