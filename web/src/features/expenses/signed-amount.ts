import type { Expense } from '../../shared/api/generated.ts';

/** What an expense costs: what a supplier gives back lessens costs. */
export function signedAmount({ kind, amount }: Pick<Expense, 'kind' | 'amount'>): number {
  return kind === 'CreditNote' ? -amount : amount;
}

/** What of it is to be paid, below 0 where the supplier refunds it. */
export function signedOpen(expense: Pick<Expense, 'kind' | 'open_amount'>): number {
  return signedAmount({ kind: expense.kind, amount: expense.open_amount });
}
