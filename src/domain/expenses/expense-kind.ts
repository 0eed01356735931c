export const EXPENSE_KINDS = ['Invoice', 'CreditNote'] as const;
/** Kind of supplier document: invoice or credit note. */
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];
