import type { Expense } from '../api/generated.ts';

/** Amount of an expense in euro; negative for a credit note. */
export function signedAmount({ kind, amount }: Pick<Expense, 'kind' | 'amount'>): number {
  return kind === 'CreditNote' ? -amount : amount;
}

/** Open amount in euro; negative if the supplier owes a refund. */
export function signedOpenAmount(expense: Pick<Expense, 'kind' | 'open_amount'>): number {
  return signedAmount({ kind: expense.kind, amount: expense.open_amount });
}
