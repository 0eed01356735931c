import type { Change } from '#platform/followers.ts';

/** An expense whose payment has come to another state, as far as all of it was paid. */
export interface MovedExpense {
  readonly expense_id: string;
  /**
   * Paid whole; open again, since that was an error; open again, since the money came back; or paid
   * after all, since it had not come back.
   */
  readonly move: 'Paid' | 'Unpaid' | 'Returned' | 'PaidAgain';
  /** The bank's reason why the money came back, by its code. */
  readonly return_reason: string | null;
}

/** An expense of which less is to be paid from now on, or nothing. */
export interface ReducedExpense {
  readonly expense_id: string;
}

/** The expense is held. */
export const expenseReduced: Change<ReducedExpense> = { name: 'expense reduced' };

/** The expense is held, and so are the books where something was posted. */
export const expenseMoved: Change<MovedExpense> = { name: 'expense moved' };
