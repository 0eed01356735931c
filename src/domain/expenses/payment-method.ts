export const EXPENSE_PAYMENT_METHODS = ['Transfer', 'DirectDebit'] as const;
/** How an invoice is paid: by us, or by the supplier who takes it. */
export type ExpensePaymentMethod = (typeof EXPENSE_PAYMENT_METHODS)[number];
