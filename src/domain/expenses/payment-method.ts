export const EXPENSE_PAYMENT_METHODS = ['Transfer', 'DirectDebit'] as const;
/** Payment method: by us, or by direct debit of the supplier. */
export type ExpensePaymentMethod = (typeof EXPENSE_PAYMENT_METHODS)[number];
