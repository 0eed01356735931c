import type { Change } from '#platform/followers.ts';

/** Expense that is now fully paid, or no longer. */
export interface MovedExpense {
  readonly expense_id: string;
  /**
   * Fully paid; open again because that was an error; open again because the money was returned; or paid
   * after all because it was not.
   */
  readonly move: 'Paid' | 'Unpaid' | 'Returned' | 'PaidAgain';
  /** Reason code of the bank for the return. */
  readonly return_reason: string | null;
}

/** Expense with less to pay, or nothing. */
export interface ReducedExpense {
  readonly expense_id: string;
}

/** Raised while the expense is locked. */
export const expenseReduced: Change<ReducedExpense> = { name: 'expense reduced' };

/** Raised while the expense is locked, and the ledger too if something was posted. */
export const expenseMoved: Change<MovedExpense> = { name: 'expense moved' };
