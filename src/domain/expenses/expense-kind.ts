export const EXPENSE_KINDS = ['Invoice', 'CreditNote'] as const;
/** What a supplier asks for, or gives back. */
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];
